package org.boardwalk.plan;

import java.time.Duration;
import java.time.LocalTime;
import org.boardwalk.text.Text;

/**
 * When an evening begins and when it is to be over, which may be after midnight.
 *
 * @param start when it begins
 * @param finish when it is to be over
 */
public record Hours(LocalTime start, LocalTime finish) {

  private static final int DAY = 1440;

  /** An evening may end after midnight; a longer one is a slip of the pen. */
  private static final int OVERNIGHT = 720;

  /** Checks that the one is after the other. */
  public Hours {
    int minutes = minutes(start, finish);
    if (!finish.isAfter(start) && (minutes == 0 || minutes > OVERNIGHT)) {
      throw new IllegalArgumentException(
          Text.of(
              "finish [%s] is not after start [%s]\nMaybe one of them is wrong.", finish, start));
    }
  }

  /**
   * @return how long that is
   */
  public Duration length() {
    return Duration.ofMinutes(minutes(start, finish));
  }

  private static int minutes(LocalTime start, LocalTime finish) {
    return Math.floorMod((int) Duration.between(start, finish).toMinutes(), DAY);
  }
}

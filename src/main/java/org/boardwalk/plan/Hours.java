package org.boardwalk.plan;

import java.time.Duration;
import java.time.LocalTime;
import org.boardwalk.movement.text.Text;

/**
 * The start and the end of an evening, which may be after midnight.
 *
 * @param start when the evening begins
 * @param finish when the evening is to be over
 */
public record Hours(LocalTime start, LocalTime finish) {

  private static final int DAY = 1440;

  /**
   * The longest evening, in minutes; it may end after midnight. A longer one is taken for a
   * mistake.
   */
  private static final int OVERNIGHT = 720;

  /** Checks that the finish is after the start. */
  public Hours {
    int minutes = minutes(start, finish);
    if (!finish.isAfter(start) && (minutes == 0 || minutes > OVERNIGHT)) {
      throw new IllegalArgumentException(
          Text.of(
              "finish [%s] is not after start [%s]\nMaybe one of them is wrong.", finish, start));
    }
  }

  /** {@return the time from start to finish} */
  public Duration length() {
    return Duration.ofMinutes(minutes(start, finish));
  }

  private static int minutes(LocalTime start, LocalTime finish) {
    return Math.floorMod((int) Duration.between(start, finish).toMinutes(), DAY);
  }
}

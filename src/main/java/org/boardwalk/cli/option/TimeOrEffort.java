package org.boardwalk.cli.option;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.wish.Limit;
import org.jspecify.annotations.Nullable;

/** The limit that the options {@code --time} and {@code --effort} set. */
public final class TimeOrEffort {

  private TimeOrEffort() {}

  /** The limit; empty when neither option is given. */
  public static Optional<Limit> limit(@Nullable Duration time, @Nullable Duration effort) {
    if (time != null && effort != null) {
      throw new IllegalArgumentException(
          "--effort does not go with --time\nMaybe leave --time out: effort ends the search.");
    }
    return Optional.ofNullable(time)
        .map(Limit::time)
        .or(() -> Optional.ofNullable(effort).map(Limit::effort));
  }
}

package org.boardwalk.scoring.evening;

import java.time.Duration;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;

/**
 * How an evening is played and ranked.
 *
 * @param method the scoring method
 * @param rounding how exactly scores are reckoned
 * @param pace how long boards and moves take
 * @param start when the evening begins, if known
 */
public record EveningSettings(
    ScoringMethod method, Rounding rounding, Pace pace, Optional<LocalTime> start) {

  /** Matchpoints, exact, at the usual pace. */
  public static final EveningSettings USUAL =
      new EveningSettings(ScoringMethod.MATCHPOINTS, Rounding.EXACT, Pace.USUAL, Optional.empty());

  /**
   * Checks that the evening begins on a full minute and that times are in whole seconds, as files
   * hold them.
   */
  public EveningSettings {
    whole("board", pace.perBoard());
    whole("move", pace.perMove());
    start = start.map(time -> time.truncatedTo(ChronoUnit.MINUTES));
  }

  private static void whole(String what, Duration time) {
    if (!time.truncatedTo(ChronoUnit.SECONDS).equals(time)) {
      throw new IllegalArgumentException(
          Text.of(
              "time for a %s [%s] must be in whole seconds\nMaybe round it up: %ds.",
              what, Word.of(time), time.toSeconds() + 1));
    }
  }
}

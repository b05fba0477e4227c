package org.boardwalk.publish;

import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.CriterionScore.WorstPair;

/** What is wrong between two contestants, in one line. */
final class PairText {

  private PairText() {}

  static String of(Kind kind, Criterion criterion, WorstPair pair) {
    String names = "%s %d and %d: ".formatted(kind.contestants(), pair.first(), pair.second());
    return names
        + switch (criterion) {
          case PARTNER -> "partners " + Wording.count(pair.value(), "time");
          case OPPONENT -> "opponents " + Wording.count(pair.value(), "time");
          case SIDE ->
              more(pair, "left-hand", "right-hand")
                  + " (%d as opponent of %d)".formatted(pair.second(), pair.first());
          case DIRECTION -> more(pair, "same direction", "opposite direction");
        };
  }

  private static String more(WorstPair pair, String above, String below) {
    return "%s %s more than %s"
        .formatted(
            pair.value() > 0 ? above : below,
            Wording.count(Math.abs(pair.value()), "time"),
            pair.value() > 0 ? below : above);
  }
}

package org.boardwalk.publish;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.CriterionScore.WorstPair;

/** Describes in one line what is not ideal between two contestants. */
final class PairText {

  private PairText() {}

  static String of(Kind kind, Criterion criterion, WorstPair pair) {
    String names = Text.of("%s %d and %d: ", kind.contestants(), pair.first(), pair.second());
    return names
        + switch (criterion) {
          case PARTNER -> "partners " + Text.count(pair.value(), "time");
          case OPPONENT -> "opponents " + Text.count(pair.value(), "time");
          case SIDE ->
              more(pair, "left-hand", "right-hand")
                  + Text.of(" (%d as opponent of %d)", pair.second(), pair.first());
          case DIRECTION -> more(pair, "same direction", "opposite direction");
        };
  }

  private static String more(WorstPair pair, String above, String below) {
    return Text.of(
        "%s %s more than %s",
        pair.value() > 0 ? above : below,
        Text.count(Math.abs(pair.value()), "time"),
        pair.value() > 0 ? below : above);
  }
}

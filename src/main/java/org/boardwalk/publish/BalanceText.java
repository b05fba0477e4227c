package org.boardwalk.publish;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;

/** A clause that says how balanced the directions are. */
final class BalanceText {

  /** The calibre from which the directions of pairs count as balanced: 100 but for rounding. */
  private static final double BALANCED = 99.995;

  private BalanceText() {}

  /** Words for a calibre, from the least that each is for. */
  private static final NavigableMap<Double, String> WORDS =
      new TreeMap<>(
          Map.of(
              Double.NEGATIVE_INFINITY,
              "very uneven",
              30.0,
              "uneven",
              50.0,
              "fairly even",
              70.0,
              "even",
              85.0,
              "very even"));

  static String of(Movement movement, Scorecard card) {
    if (movement.winners() > 1) {
      return Text.of("%d winners, ranked apart", movement.winners());
    }
    double calibre = card.calibre().worst();
    boolean sides = movement.kind() != Kind.INDIVIDUAL || card.of(Criterion.SIDE).ideal();
    if (Double.isNaN(calibre)) {
      String none = "nothing is compared between tables";
      return movement.kind() == Kind.INDIVIDUAL && sides
          ? "sides are perfectly balanced, and " + none
          : none;
    }
    boolean players = movement.kind() == Kind.INDIVIDUAL;
    boolean balanced = players ? card.of(Criterion.DIRECTION).ideal() : calibre >= BALANCED;
    return balanced && sides
        ? Text.of("directions%s are perfectly balanced", players ? " and sides" : "")
        : Text.of("balance of directions: %s (%.0f)", word(calibre), calibre);
  }

  /** The balance in a word or two; empty where contestants are not all compared. */
  static Optional<String> word(Movement movement, Scorecard card) {
    double calibre = card.calibre().worst();
    return movement.winners() > 1 || Double.isNaN(calibre)
        ? Optional.empty()
        : Optional.of("balance: " + word(calibre));
  }

  private static String word(double calibre) {
    return WORDS.floorEntry(calibre).getValue();
  }
}

package org.boardwalk.publish;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.text.Text;

/** How evenly the directions fall, in a clause. */
final class BalanceText {

  private BalanceText() {}

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
    return card.of(Criterion.DIRECTION).ideal() && sides
        ? "directions and sides are perfectly balanced"
        : Text.of("balance of directions: calibre %.0f of 100", calibre);
  }
}

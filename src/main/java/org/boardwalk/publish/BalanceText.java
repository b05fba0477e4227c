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
    boolean ideal =
        card.of(Criterion.DIRECTION).ideal()
            && (movement.kind() != Kind.INDIVIDUAL || card.of(Criterion.SIDE).ideal());
    double calibre = card.calibre().worst();
    return ideal
        ? "directions and sides are perfectly balanced"
        : Double.isNaN(calibre)
            ? "nothing is compared between tables"
            : Text.of("balance of directions: calibre %.0f of 100", calibre);
  }
}

package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.WishSizes;

/** Movements of pairs and lone players for the tests of formats. */
final class PairsExamples {

  private PairsExamples() {}

  static Movement web(int tables, int rounds, int sets, int copies, Party party) {
    PairsForm form = new PairsForm.Web(Boarding.RULE, EwWalk.RULE, party);
    return built(
        WishSizes.of(2 * tables, rounds).ofSets(sets).ofCopies(copies).pairs(form).named("wish"));
  }

  /** Five pairs at three tables, two rounds: the pair that sits out waits at table 3. */
  static Movement fivePairs() {
    Round first =
        new Round(
            List.of(
                new Encounter(1, new Seating.TwoPairs(1, 2), 1),
                new Encounter(2, new Seating.TwoPairs(3, 4), 2)));
    Round second =
        new Round(
            List.of(
                new Encounter(1, new Seating.TwoPairs(5, 1), 2),
                new Encounter(3, new Seating.TwoPairs(2, 3), 3)));
    return new Movement(
        "Five pairs",
        Kind.PAIRS,
        5,
        3,
        new Boards(3, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        1,
        List.of(first, second));
  }

  static Movement solo() {
    return new Movement(
        "solo",
        Kind.SOLO,
        2,
        1,
        new Boards(1, 1, Play.SHARED, 1),
        Rotation.NONE,
        2,
        List.of(new Round(List.of(new Encounter(1, new Seating.TwoPlayers(1, 2), 1)))));
  }

  private static Movement built(PairsWish wish) {
    return ((Design.Built) PairsConstruction.design(wish)).movement();
  }
}

package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.EvenTables;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.WebTheorems;

/**
 * Bounds by theorems on the walk of a movement of pairs. Bounds on costs are 0, as costs say little
 * about pairs.
 *
 * @param wish the wish
 */
record PairsBounds(PairsWish wish) {

  Bounds bounds() {
    WebTheorems copies = new CopiesNeeded(wish).theorems();
    int least = copies.least();
    EvenTables even = new EvenTables(wish.tables(), wish.boards().sets(), wish.rounds());
    boolean skips = least == 1 && walksApart() && wish.rounds() <= wish.mostMeetings();
    List<TheoremCase> by =
        least > 1 ? copies.refuting(least - 1) : skips ? even.theorems() : List.<TheoremCase>of();
    return new Bounds(
        Map.of(),
        0,
        new Walk(least, 0, skips ? even.moves() : 0),
        by.isEmpty() ? List.of(Theorem.INTEGRALITY.plain()) : by);
  }

  /** Whether boards circulate in two full fields without a party table. */
  private boolean walksApart() {
    boolean party = wish.form() instanceof PairsForm.Web web && web.party() != PairsForm.Party.NONE;
    return wish.boards().play() == Play.CIRCULATING
        && wish.keepsDirection()
        && wish.missing().isEmpty()
        && !party;
  }
}

package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which moves of the players no directed whist has, before anything is searched. A move takes
 * tables to tables with their seats in the same order, and rounds to rounds.
 *
 * <ul>
 *   <li>Who stays is left of whoever else stays at a table that stays, and so do all four of it:
 *       those who stay play a directed whist among themselves, if they are more than one.
 *   <li>The pairs of partners of an involution without anybody who stays are at n of the tables of
 *       4n players, at all of which half a turn of the table is the move. All left-hand differences
 *       add up to 0 round other tables and to the involution round these, and altogether to 0 in
 *       the group of order two: n is even.
 *   <li>Where one stays and the others are one cycle, differences round the tables add up to 0, and
 *       so do those of everybody, but not those of the two at the table of the one who stays, who
 *       would sit at one place.
 * </ul>
 */
public final class WhistSymmetry {

  private static final Set<Criterion> DIRECTED =
      Set.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE);

  private WhistSymmetry() {}

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param order length of the cycles in which a move takes players round; those left over stay
   * @return the theorems by which no such schedule has that move; empty when none is known
   */
  public static List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, int order) {
    int players = profile.contestants();
    boolean directed = profile.completeWhist() && held.containsAll(DIRECTED);
    return directed && players % 4 == 0 ? refusals(players, order) : List.of();
  }

  private static List<TheoremCase> refusals(int players, int order) {
    int stay = players % order;
    List<TheoremCase> refusals = new ArrayList<>();
    // Four would sit at three tables, and at any two of them somebody is left of the same player.
    if (stay == 4 || stay % 4 > 1) {
      refusals.add(new TheoremCase(Theorem.STAYING_PLAYERS, Map.of("players", stay)));
    }
    if (stay == 0 && order % 2 == 0 && players / 4 % 2 == 1) {
      refusals.add(new TheoremCase(Theorem.INVOLUTION, Map.of("tables", players / 4)));
    }
    if (stay == 1 && order == players - 1) {
      refusals.add(new TheoremCase(Theorem.ONE_CYCLE, Map.of("order", order)));
    }
    return refusals;
  }
}

package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Theorems on symmetries that no directed whist has, known without a search. A symmetry is a
 * permutation of the players that takes tables to tables, with their seats in the same order, and
 * rounds to rounds.
 *
 * <ul>
 *   <li>A table at which a fixed player sits left of another fixed player stays, and so all four of
 *       its players are fixed. So the fixed players, if they are more than one, play a directed
 *       whist among themselves.
 *   <li>Let an involution of 4n players fix no player. The n tables at which it exchanges partners
 *       are those that it turns by half a turn. The left-hand differences add up to the involution
 *       round each of these tables and to 0 round all other tables, and altogether to 0 in the
 *       group of order two. So n is even.
 *   <li>Let one player be fixed and the others form one cycle. The differences round each other
 *       table add up to 0, and so do the differences of all players. Then the remaining difference,
 *       between two players at the table of the fixed player, would be 0, and both would be the
 *       same player.
 * </ul>
 */
public final class WhistSymmetry {

  private static final Set<Criterion> DIRECTED =
      Set.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE);

  private WhistSymmetry() {}

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param order length of the cycles of the symmetry; players left over are fixed
   * @return the theorems by which no such schedule has that symmetry; empty when none is known
   */
  public static List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, int order) {
    int players = profile.contestants();
    boolean directed = profile.completeWhist() && held.containsAll(DIRECTED);
    return directed && players % 4 == 0 ? refusals(players, order) : List.of();
  }

  private static List<TheoremCase> refusals(int players, int order) {
    int stay = players % order;
    List<TheoremCase> refusals = new ArrayList<>();
    // Four fixed players would form three tables, and at any two of them a player would be left of
    // the same player.
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

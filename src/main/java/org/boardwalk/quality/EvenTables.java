package org.boardwalk.quality;

import java.util.List;
import java.util.Map;

/**
 * Why a Mitchell of an even number of tables skips: one copy of as many sets as there are tables,
 * all of them full, and two fields in which nobody meets anybody twice.
 *
 * <p><b>Theorem.</b> Without a break of the boards, in more rounds than half of the tables, at
 * least as many pairs as there are tables make a move that is not up one. <i>Proof.</i> All sets
 * are in play in every round, so that without a break each goes down one table after each round,
 * from the first to the last. Who goes up one throughout plays a set that is two further on in each
 * round, and after half as many rounds as tables the first one again. So everybody stays at one
 * table or moves otherwise once. Two who stay at one table would meet in every round; so no more
 * stay than there are tables, of twice as many pairs. ∎
 *
 * @param tables tables, all of them full
 * @param sets board sets, of which there is one copy each
 * @param rounds number of rounds
 */
public record EvenTables(int tables, int sets, int rounds) {

  /**
   * @return the moves that are not up one of a movement of one copy without breaks, at least; 0
   *     where the theorem says nothing
   */
  public int moves() {
    return tables % 2 == 0 && sets == tables && rounds > Math.max(1, tables / 2) ? tables : 0;
  }

  /**
   * @return the theorem with these sizes; empty where it says nothing
   */
  public List<TheoremCase> theorems() {
    return moves() == 0
        ? List.of()
        : List.of(new TheoremCase(Theorem.SKIP, Map.of("tables", tables, "half", tables / 2)));
  }
}

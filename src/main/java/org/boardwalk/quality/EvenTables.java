package org.boardwalk.quality;

import java.util.List;
import java.util.Map;

/**
 * The theorem that a Mitchell with an even number of tables needs a skip. It has one copy each of
 * as many sets as there are tables, all tables are full, and in its two fields no two pairs meet
 * twice.
 *
 * <p><b>Theorem.</b> If the boards have no break and there are more rounds than half the number of
 * tables, then at least as many pairs as there are tables make a move other than up one table.
 * <i>Proof.</i> All sets are in play in every round, so that without a break each goes down one
 * table after each round, and from the first table to the last. A pair that goes up one throughout
 * plays a set two further on in each round, and after half as many rounds as tables its first set
 * again. So every pair either stays at one table or makes another move at least once. Two pairs
 * that stay at the same table would meet in every round; so at most as many pairs stay as there are
 * tables, which is half of all pairs. ∎
 *
 * @param tables tables, all of them full
 * @param sets board sets, of which there is one copy each
 * @param rounds number of rounds
 */
public record EvenTables(int tables, int sets, int rounds) {

  /**
   * @return the least number of moves other than up one in a movement with one copy and no breaks;
   *     0 where the theorem does not apply
   */
  public int moves() {
    return tables % 2 == 0 && sets == tables && rounds > Math.max(1, tables / 2) ? tables : 0;
  }

  /** {@return the theorem with these sizes; empty where it does not apply} */
  public List<TheoremCase> theorems() {
    return moves() == 0
        ? List.of()
        : List.of(new TheoremCase(Theorem.SKIP, Map.of("tables", tables, "half", tables / 2)));
  }
}

package org.boardwalk.model.players;

import java.util.List;

/**
 * A candidate for a base round: a table with its board set, and its images under the multipliers.
 *
 * @param tables {N, E, S, W} each
 * @param sets the set of each table, from 0; 0 in shared play
 */
record TableChoice(List<int[]> tables, List<Integer> sets) {

  int size() {
    return tables.size();
  }

  int[] table(int image) {
    return tables.get(image);
  }

  int set(int image) {
    return sets.get(image);
  }
}

package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteGroup;

/**
 * Moves a base round by every element of a group, which gives all rounds of a complete schedule.
 */
final class MovedRound {

  private MovedRound() {}

  /**
   * @param group its elements are the players, but for one that may stay with the group's order as
   *     its number
   * @param tables N, E, S, W of the base round
   * @return the tables of a round for each element, which moves the players from the left
   */
  static List<List<int[]>> by(FiniteGroup group, List<int[]> tables) {
    List<List<int[]>> rounds = new ArrayList<>();
    for (int g = 0; g < group.order(); g++) {
      int by = g;
      rounds.add(tables.stream().map(table -> moved(group, by, table)).toList());
    }
    return rounds;
  }

  private static int[] moved(FiniteGroup group, int by, int[] table) {
    return IntStream.of(table).map(p -> p == group.order() ? p : group.multiply(by, p)).toArray();
  }
}

package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Chooses the set with which each table begins where a ring moves the sets on, in chains of tables,
 * each of which begins with the set after that of the table before. Boards go down one table inside
 * a chain, and break off at its end: there are as many breaks after a round as chains, and none
 * where one chain goes all round.
 *
 * @param length the length of the ring, as many sets
 * @param tables how many tables
 * @param copies how many tables may begin with one set
 */
public record RingShifts(int length, int tables, int copies) {

  private static final int TRIES = 200;

  /**
   * Draws the chains at random.
   *
   * @param chains how many, 1 to the number of tables; one chain leaves no choice
   * @param random source of random numbers
   * @return the sets of the tables, from 0; empty where none was found for so few copies
   */
  public Optional<List<Integer>> of(int chains, SplittableRandom random) {
    for (int k = 0; k < TRIES; k++) {
      List<Integer> shifts = new ArrayList<>();
      int left = tables;
      for (int c = chains; c > 0; c--) {
        int most = left - (c - 1);
        int tablesHere = c == 1 ? left : 1 + random.nextInt(most);
        int start = shifts.isEmpty() ? 0 : random.nextInt(length);
        for (int t = 0; t < tablesHere; t++) {
          shifts.add((start + t) % length);
        }
        left -= tablesHere;
      }
      if (fits(shifts)) {
        // With one copy, tables in the order of their sets are a single chain that includes the
        // stands.
        return Optional.of(copies == 1 ? shifts.stream().sorted().toList() : shifts);
      }
    }
    return Optional.empty();
  }

  private boolean fits(List<Integer> shifts) {
    int[] uses = new int[length];
    boolean enough = true;
    for (int shift : shifts) {
      enough &= ++uses[shift] <= copies;
    }
    return enough;
  }
}

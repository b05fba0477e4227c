package org.boardwalk.search.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * With which set each table begins where a ring moves the sets on: in chains of tables of which
 * each begins with the set after the one before. Boards go down one table inside a chain, and break
 * where it ends: as many breaks after a round as there are chains, none where one chain goes all
 * round.
 *
 * @param length the length of the ring, as many sets
 * @param tables how many tables
 * @param copies how many tables may begin with one set
 */
public record RingShifts(int length, int tables, int copies) {

  private static final int TRIES = 200;

  /**
   * A choice of chains.
   *
   * @param chains how many, 1 to the number of tables; one chain leaves no choice
   * @param random source of chance
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
        // With one copy tables in the order of their sets are a chain with stands in it.
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

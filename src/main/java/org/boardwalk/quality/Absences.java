package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of board sets missed by the two players of each pair, in movements in which numbers
 * of sets played differ by at most one and no contestant plays a set twice.
 *
 * @param sets board sets
 * @param groups the pairs, grouped by the numbers of sets that the two players miss
 * @param leastCommon least number of sets missed by both, summed over all pairs
 * @param mostCommon greatest such number
 */
record Absences(int sets, List<Group> groups, long leastCommon, long mostCommon) {

  /** Copies the list. */
  Absences {
    groups = List.copyOf(groups);
  }

  /**
   * Pairs whose two players miss the same numbers of sets.
   *
   * @param one sets that one player misses
   * @param other sets that the other player misses, at least {@code one}
   * @param pairs number of pairs
   */
  record Group(int one, int other, long pairs) {}

  /**
   * Computes the groups and sums. A set played at t tables is missed by contestants - perTable · t,
   * with t at most contestants / perTable. So the sum over pairs, which is Σ C(missing, 2) over the
   * sets, is least when the tables are spread evenly over the sets, and greatest when they are
   * concentrated on as few sets as possible.
   *
   * @param misses sets that each contestant misses
   * @param sets board sets
   * @param perTable contestants at a table
   * @return the groups and sums
   */
  static Absences of(List<Integer> misses, int sets, int perTable) {
    int v = misses.size();
    long[] missing = new long[sets + 1];
    long played = (long) sets * v;
    for (int m : misses) {
      missing[m]++;
      played -= m;
    }
    List<Group> groups = new ArrayList<>();
    for (int a = 0; a <= sets; a++) {
      for (int b = a; b <= sets; b++) {
        long pairs = a == b ? two(missing[a]) : missing[a] * missing[b];
        if (pairs > 0) {
          groups.add(new Group(a, b, pairs));
        }
      }
    }
    long tables = played / perTable;
    long most = v / perTable;
    long each = tables / sets;
    long more = tables % sets;
    long least = (sets - more) * two(v - perTable * each) + more * two(v - perTable * (each + 1));
    // Two or three players do not fill a table, so all miss every set.
    long full = most == 0 ? 0 : tables / most;
    long rest = most == 0 ? 0 : tables % most;
    long heaped = full * two(v - perTable * most);
    if (full < sets) {
      heaped += two(v - perTable * rest) + (sets - full - 1) * two(v);
    }
    return new Absences(sets, groups, least, heaped);
  }

  private static long two(long n) {
    return n * (n - 1) / 2;
  }

  /** {@return the most sets that a pair of it can miss together} */
  int mostTogether(Group group) {
    return mostCommon == 0 ? 0 : group.one;
  }

  /** {@return the fewest sets that a pair of it can miss together} */
  int leastTogether(Group group) {
    return Math.max(0, group.one + group.other - sets);
  }
}

package org.boardwalk.exchange;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Movement;

/**
 * Whom the numbers of a movement of pairs mean. NS and EW may both be numbered from 1: the same
 * number as NS and as EW in one round shows it, and EW go on counting after NS. The missing pair is
 * taken away and those above it move up, so that no number is left without a pair.
 *
 * @param before after how many NS the EW pairs go on counting; 0 where all have one list
 * @param missing the missing pair, EW counted on; 0 for none
 */
record PairNumbers(int before, int missing) {

  /**
   * Two numbers of a file; 0 for nobody.
   *
   * @param round the round, from 1
   * @param ns the one in NS
   * @param ew the one in EW
   */
  record Two(int round, int ns, int ew) {}

  /** Every pair has a number of its own. */
  static PairNumbers oneList(int missing) {
    return new PairNumbers(0, missing);
  }

  /**
   * Numbers that may be of two lists.
   *
   * @param tables how many tables there are
   * @param missing the missing pair: of two lists NS up to the number of tables, above that EW; 0
   *     for none
   */
  static PairNumbers of(List<Two> all, int tables, int missing) {
    if (!twoLists(all)) {
      return oneList(missing);
    }
    int before = all.stream().mapToInt(Two::ns).max().orElse(0);
    if (missing > tables) {
      return new PairNumbers(before, before + missing - tables);
    }
    // An NS above all that are there takes nobody away.
    return new PairNumbers(before, missing <= before ? missing : 0);
  }

  /** Whether some number stands for a pair NS and for another one EW. */
  static boolean twoLists(List<Two> all) {
    Set<List<Integer>> ns = new HashSet<>();
    all.forEach(two -> ns.add(List.of(two.round(), two.ns())));
    return all.stream()
        .anyMatch(two -> two.ew() > 0 && ns.contains(List.of(two.round(), two.ew())));
  }

  /** A pair NS that is there; 0 for none. */
  int ns(int number) {
    return pair(number, 0);
  }

  /** A pair EW that is there; 0 for none. Refuses one that is too many, counted on. */
  int ew(Source source, int line, String where, int number) {
    source.within(
        line,
        where + ": EW counted on after " + before + " NS",
        before + number,
        0,
        Movement.MOST_CONTESTANTS);
    return pair(number, before);
  }

  private int pair(int number, int after) {
    int pair = number == 0 ? 0 : number + after;
    if (missing == 0 || pair < missing) {
      return pair;
    }
    return pair == missing ? 0 : pair - 1;
  }
}

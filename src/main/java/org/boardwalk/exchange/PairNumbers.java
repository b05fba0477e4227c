package org.boardwalk.exchange;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Movement;

/**
 * Finds the pairs that the numbers of a movement mean. NS and EW may both be numbered from 1, which
 * is recognised where one number is both NS and EW in a round; EW are then renumbered after NS. The
 * missing pair is removed and the pairs above it move up, so that no number is left without a pair.
 *
 * @param before the number of NS pairs after which EW are numbered; 0 where all pairs are in one
 *     list
 * @param missing the missing pair, with EW numbered after NS; 0 for none
 */
record PairNumbers(int before, int missing) {

  /**
   * Two numbers of a file; 0 for an empty place.
   *
   * @param round the round, from 1
   * @param ns the number NS
   * @param ew the number EW
   */
  record Two(int round, int ns, int ew) {}

  /** Numbers of one list, in which every pair has its own. */
  static PairNumbers oneList(int missing) {
    return new PairNumbers(0, missing);
  }

  /**
   * Numbers that may be in two lists.
   *
   * @param tables how many tables there are
   * @param missing the missing pair: in two lists NS up to the number of tables, above that EW; 0
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
    // A missing NS pair above all pairs that are present removes no pair.
    return new PairNumbers(before, missing <= before ? missing : 0);
  }

  /** Numbers of teams: EW pairs are numbered after the greatest number of a team. */
  static PairNumbers ofTeams(List<Two> all) {
    int teams = all.stream().mapToInt(two -> Math.max(two.ns(), two.ew())).max().orElse(0);
    return new PairNumbers(teams, 0);
  }

  /** Whether a number stands for one pair NS and for another one EW. */
  static boolean twoLists(List<Two> all) {
    Set<List<Integer>> ns = new HashSet<>();
    all.forEach(two -> ns.add(List.of(two.round(), two.ns())));
    return all.stream()
        .anyMatch(two -> two.ew() > 0 && ns.contains(List.of(two.round(), two.ew())));
  }

  /** The NS pair of a number; 0 for none. */
  int ns(int number) {
    return pair(number, 0);
  }

  /** The EW pair of a number, after NS; 0 for none. Refuses a number that is too large. */
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

package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The places that sets leave out. With more copies of all sets than tables in play, a set is at
 * fewer tables than it has copies in some rounds: it leaves out as many places as there are copies
 * too many. The moves of EW in these rounds have the same sum for all sets, modulo the tables; and
 * every round has as many places left out as any other. Looks for such places by exhaustion, the
 * round with the fewest choices first.
 *
 * @param shifts how many tables EW have moved in each round
 * @param copies copies of each set; it leaves out a round that often at most
 * @param lack how many places each set leaves out, and each round has left out
 * @param modulus number of tables
 * @param sum what the moves in the rounds left out by a set sum to, modulo the tables
 */
record LeftOut(List<Integer> shifts, int copies, int lack, int modulus, int sum) {

  /** More choices than that are not looked through, as bounds are asked for again and again. */
  private static final int MOST = 2_000;

  /**
   * @return whether no sets can leave out places so: exhausted; false where that is not known
   */
  boolean impossible() {
    List<int[]> choices = new ArrayList<>();
    collect(0, 0, new int[shifts.size()], choices);
    int[] nodes = {MOST};
    return choices.size() <= MOST
        && !fits(choices, IntStream.generate(() -> lack).limit(shifts.size()).toArray(), nodes)
        && nodes[0] > 0;
  }

  /** All ways for one set: how often it leaves out each round. */
  private void collect(int round, int used, int[] times, List<int[]> choices) {
    if (choices.size() > MOST) {
      return;
    }
    if (round == shifts.size()) {
      int moves = IntStream.range(0, round).map(r -> times[r] * shifts.get(r)).sum();
      if (used == lack && Math.floorMod(moves - sum, modulus) == 0) {
        choices.add(times.clone());
      }
      return;
    }
    for (int k = 0; k <= Math.min(copies, lack - used); k++) {
      times[round] = k;
      collect(round + 1, used + k, times, choices);
    }
    times[round] = 0;
  }

  /** Whether choices can add up to what each round still has to leave out, or the nodes run out. */
  private boolean fits(List<int[]> choices, int[] open, int[] nodes) {
    if (nodes[0]-- <= 0) {
      return true;
    }
    List<int[]> left = choices.stream().filter(c -> within(c, open)).toList();
    int best = -1;
    long fewest = Long.MAX_VALUE;
    for (int r = 0; r < open.length; r++) {
      int round = r;
      long ways = open[r] == 0 ? fewest : left.stream().filter(c -> c[round] > 0).count();
      if (ways < fewest) {
        fewest = ways;
        best = r;
      }
    }
    if (best < 0) {
      return true;
    }
    int round = best;
    return left.stream()
        .filter(c -> c[round] > 0)
        .anyMatch(
            c ->
                fits(
                    left,
                    IntStream.range(0, open.length).map(r -> open[r] - c[r]).toArray(),
                    nodes));
  }

  private static boolean within(int[] choice, int[] open) {
    return IntStream.range(0, open.length).allMatch(r -> choice[r] <= open[r]);
  }
}

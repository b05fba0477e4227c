package org.boardwalk.quality;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * The numbers of other results that each contestant's results are compared with, board by board. A
 * board that is played t times has t results, and each is compared with t - 1 others, in whatever
 * direction and field. A board that is played once has none: both sides of it score 50 %, whatever
 * they do. With two matchpoints for each result beaten, the sum over NS is all that they are
 * awarded, which J. Manning calls the competition of a movement (Competition, balance and
 * arrow-switching, a web page of the 1990s).
 *
 * @param contestants the figures of each contestant, in the order of their numbers
 */
public record OtherResults(List<Own> contestants) {

  /** Copies the list. */
  public OtherResults {
    contestants = List.copyOf(contestants);
  }

  /**
   * The figures of one contestant, or of all together.
   *
   * @param sets the sets that they play, each as often as they play it
   * @param least the fewest other results on any of these; 0 without any
   * @param sum the other results on all of them, each set counted once
   * @param alone the sets without any other result
   */
  public record Own(int sets, int least, long sum, int alone) {

    private static final Own NOTHING = new Own(0, 0, 0, 0);

    /** {@return the number of other results on average over the boards; 0 without any} */
    public double mean() {
      return sets == 0 ? 0 : (double) sum / sets;
    }

    /** {@return the part of the boards that have no other result, 0 to 1} */
    public double share() {
      return sets == 0 ? 0 : (double) alone / sets;
    }

    private Own and(Own more) {
      if (sets == 0 || more.sets == 0) {
        return sets == 0 ? more : this;
      }
      return new Own(
          sets + more.sets, Math.min(least, more.least), sum + more.sum, alone + more.alone);
    }
  }

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not
   * @return the other results of all its contestants
   */
  public static OtherResults of(Movement movement) {
    int[] times = new int[movement.boards().sets() + 1];
    Own[] all = new Own[movement.contestants()];
    Arrays.fill(all, Own.NOTHING);
    for (Round round : movement.rounds()) {
      round.encounters().forEach(e -> times[e.set()]++);
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int others = times[e.set()] - 1;
        Own set = new Own(1, others, others, others == 0 ? 1 : 0);
        e.seating().contestants().forEach(c -> all[c - 1] = all[c - 1].and(set));
      }
    }
    return new OtherResults(Arrays.asList(all));
  }

  /** {@return the figures of all contestants together} */
  public Own all() {
    return contestants.stream().reduce(Own.NOTHING, Own::and);
  }

  /** {@return the contestants with boards without any other result, by number} */
  public List<Integer> hit() {
    return IntStream.rangeClosed(1, contestants.size())
        .filter(c -> contestants.get(c - 1).alone() > 0)
        .boxed()
        .toList();
  }
}

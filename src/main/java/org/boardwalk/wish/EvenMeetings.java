package org.boardwalk.wish;

import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Meetings of one field, spread as evenly as possible: every two contestants meet at least {@code
 * least} and at most {@code most} times, and these differ by at most 1.
 *
 * @param least rounds divided by the rounds in which all can meet all, rounded down
 * @param most the same quotient, rounded up
 */
public record EvenMeetings(int least, int most) {

  /**
   * @param contestants number of pairs or lone players of the field
   * @param rounds number of rounds
   * @return the bounds on the meetings of any two of them
   */
  public static EvenMeetings of(int contestants, int rounds) {
    int all = UsualPairs.mostRounds(contestants);
    return new EvenMeetings(rounds / all, (rounds + all - 1) / all);
  }

  /** Whether the meetings of every two contestants of a movement are within the bounds. */
  boolean hold(Movement movement) {
    int[][] times = new int[movement.contestants()][movement.contestants()];
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int ns = e.seating().at(Direction.NS).get(0) - 1;
        int ew = e.seating().at(Direction.EW).get(0) - 1;
        times[Math.max(ns, ew)][Math.min(ns, ew)]++;
      }
    }
    for (int p = 0; p < times.length; p++) {
      for (int q = 0; q < p; q++) {
        if (times[p][q] < least || times[p][q] > most) {
          return false;
        }
      }
    }
    return true;
  }
}

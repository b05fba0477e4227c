package org.boardwalk.wish;

import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Meetings of one field, spread as evenly as can be: with so many rounds every two contestants meet
 * at least {@code least} and at most {@code most} times, and these differ by 1 at most.
 *
 * @param least rounds divided by the rounds in which all can meet all, rounded down
 * @param most the same rounded up
 */
public record EvenMeetings(int least, int most) {

  /**
   * @param contestants how many pairs or lone players of one field
   * @param rounds number of rounds
   * @return how often every two of them meet
   */
  public static EvenMeetings of(int contestants, int rounds) {
    int all = UsualPairs.mostRounds(contestants);
    return new EvenMeetings(rounds / all, (rounds + all - 1) / all);
  }

  /** Whether every two contestants of a movement meet so often. */
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

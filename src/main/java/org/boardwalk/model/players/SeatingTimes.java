package org.boardwalk.model.players;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.model.Sum;

/**
 * The number of times each seating of one table is played, and sums over these.
 *
 * @param seatings N, E, S and W of each, from 0
 * @param times a variable for each: how often it is played
 */
record SeatingTimes(List<int[]> seatings, List<Integer> times) {

  /** The seat of a player, from 0; -1 if the player sits out. */
  static int seat(int[] seats, int player) {
    return IntStream.range(0, 4).filter(seat -> seats[seat] == player).findFirst().orElse(-1);
  }

  /** How often the seatings that match are played, in all. */
  Sum played(Predicate<int[]> which) {
    Sum sum = new Sum();
    for (int i = 0; i < times.size(); i++) {
      if (which.test(seatings.get(i))) {
        sum.add(times.get(i), 1);
      }
    }
    return sum;
  }

  /** How often two players have a role, over all rounds. */
  Sum count(int[] pair, IntBinaryOperator role) {
    Sum sum = new Sum();
    for (int i = 0; i < times.size(); i++) {
      int a = seat(seatings.get(i), pair[0]);
      int b = seat(seatings.get(i), pair[1]);
      if (a >= 0 && b >= 0) {
        sum.add(times.get(i), role.applyAsInt(a, b));
      }
    }
    return sum;
  }
}

package org.boardwalk.model.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Teams and sets in circles of one size, which a rotation by one turns on. Teams fill their
 * circles; the sets that are left over rest. All numbers count from 0; sets are numbered through,
 * circle by circle, and last those that rest.
 *
 * @param teams number of teams, a multiple of the size of a circle
 * @param sets number of sets
 * @param turning how many sets are in circles, a multiple of their size
 * @param order the size of a circle, from 1
 */
record TeamCircles(int teams, int sets, int turning, int order) {

  /**
   * NS of the first team of a circle against EW of a team, and all that the rotation makes of it.
   *
   * @param host the circle of the NS pair
   * @param guests the circle of the EW pair
   * @param shift how far the team of the EW pair is from the first of its circle
   * @param time which of the matches of the two teams, from 0
   */
  record Half(int host, int guests, int shift, int time) {}

  int circles() {
    return teams / order;
  }

  /** All halves of matches, where two teams meet at most so often. */
  List<Half> halves(int times) {
    List<Half> halves = new ArrayList<>();
    for (int i = 0; i < circles(); i++) {
      for (int j = 0; j < circles(); j++) {
        for (int d = i == j ? 1 : 0; d < order; d++) {
          for (int k = 0; k < times; k++) {
            halves.add(new Half(i, j, d, k));
          }
        }
      }
    }
    return halves;
  }

  /** The half in which EW of this one's NS team and NS of its EW team meet. */
  Half other(Half half) {
    int back = Math.floorMod(-half.shift, order);
    return new Half(/* host= */ half.guests, /* guests= */ half.host, back, half.time);
  }

  int team(int circle, int place) {
    return circle * order + Math.floorMod(place, order);
  }

  /** The team of the EW pair of the first table. */
  int guest(Half half) {
    return team(half.guests, half.shift);
  }

  /** Whether the rotation leaves a set as it is. */
  boolean rests(int set) {
    return order == 1 || set >= turning;
  }

  /** The set that the rotation, so many times, makes of a set. */
  int shifted(int set, int times) {
    return rests(set) ? set : set / order * order + Math.floorMod(set + times, order);
  }

  /** One set of each circle, and each that rests. */
  List<Integer> firstSets() {
    return IntStream.range(0, sets).filter(s -> rests(s) || s % order == 0).boxed().toList();
  }

  /** The circle of a set. */
  List<Integer> circle(int set) {
    return rests(set)
        ? List.of(set)
        : IntStream.range(0, order).mapToObj(t -> shifted(set, t)).toList();
  }

  /** How many tables play a set at once where the first of a circle of tables does. */
  int tablesAt(int set) {
    return rests(set) ? order : 1;
  }
}

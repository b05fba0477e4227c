package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * The counts of two contestants who play a set at the same table. Without a rotation they are
 * partners or opponents. With a rotation the seats determine the counts for the whole set: with
 * three boards P = 1 and O = 2, and L = ±2 for the three pairs without North; with two boards P = O
 * = 1, but O = 2 for North and West, with L = ±2, and for South and East, with L = 0.
 *
 * @param partner P of the set
 * @param opponent O of the set
 * @param left |L| of the set
 * @param atTable number of a table's pairs that meet in this way
 */
record MeetingKind(int partner, int opponent, int left, int atTable) {

  /**
   * @param kind the kind of movement
   * @param rotation seats changing inside a round
   * @param units units in a set
   * @return the kinds of meetings at a table
   */
  static List<MeetingKind> of(Kind kind, Rotation rotation, int units) {
    if (kind != Kind.INDIVIDUAL) {
      return List.of(new MeetingKind(0, 1, 0, 1));
    }
    int[][] times = new int[units + 1][units + 1];
    for (int a = 1; a <= 4; a++) {
      for (int b = a + 1; b <= 4; b++) {
        MeetingKind two = between(a, b, rotation, units);
        times[two.partner][Math.abs(two.left)]++;
      }
    }
    List<MeetingKind> kinds = new ArrayList<>();
    for (int partner = units; partner >= 0; partner--) {
      for (int left = units; left >= 0; left--) {
        if (times[partner][left] > 0) {
          kinds.add(new MeetingKind(partner, units - partner, left, times[partner][left]));
        }
      }
    }
    return kinds;
  }

  /**
   * @param a a seat, numbered from 1 in the order North, East, South, West
   * @param b another one
   * @param rotation seats changing inside a round
   * @param units units in a set
   * @return the counts of the two players who begin the set there, with the sign of L as seen from
   *     the first
   */
  static MeetingKind between(int a, int b, Rotation rotation, int units) {
    int partner = 0;
    int left = 0;
    for (int unit = 0; unit < units; unit++) {
      FourPlayers four = rotation.seating(new FourPlayers(1, 2, 3, 4), unit);
      List<Integer> clockwise = List.of(four.north(), four.east(), four.south(), four.west());
      switch ((clockwise.indexOf(b) - clockwise.indexOf(a) + 4) % 4) {
        case 2 -> partner++;
        case 1 -> left++;
        default -> left--;
      }
    }
    return new MeetingKind(partner, units - partner, left, 1);
  }

  /** {@return the side cost of a pair that meets once in this way} */
  long side() {
    return (long) left * left - opponent % 2;
  }
}

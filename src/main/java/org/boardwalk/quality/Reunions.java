package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * Repeated meetings of contestants in a match of several nights. Two who meet c times in all count
 * C(c, 2) = c·(c-1)/2: each meeting once for every earlier one. Counted from the movements alone;
 * contestants have the same numbers on all nights.
 *
 * @param meetings meetings at one table, partners included
 * @param partners partnerships, in individuals whose seats do not change inside a round; otherwise
 *     none
 */
public record Reunions(Count meetings, Count partners) {

  /**
   * The count of one kind of meeting.
   *
   * @param repeated the sum of C(c, 2) over all couples
   * @param bound a lower bound on {@code repeated} for every match with as many meetings: as C(c,
   *     2) is convex in c, the sum is least when all couples meet as evenly as integers allow
   * @param least the fewest meetings of one couple
   * @param most the most meetings of one couple
   */
  public record Count(long repeated, long bound, int least, int most) {}

  /**
   * Counts the repeated meetings. Exact; linear in the encounters and in the couples.
   *
   * @param nights the nights, at least one
   * @return the repeated meetings
   * @throws IllegalArgumentException when the nights differ in their number of contestants
   */
  public static Reunions of(List<Movement> nights) {
    int contestants = nights.get(0).contestants();
    int[][] met = new int[contestants][contestants];
    int[][] together = new int[contestants][contestants];
    for (Movement night : nights) {
      if (night.contestants() != contestants) {
        throw new IllegalArgumentException(
            Text.of(
                "nights have %d and %d contestants\nMaybe take movements of one size.",
                contestants, night.contestants()));
      }
      for (Round round : night.inWholeRounds().rounds()) {
        for (Encounter e : round.encounters()) {
          count(met, new ArrayList<>(e.seating().contestants()));
          if (night.kind() == Kind.INDIVIDUAL && night.rotation() == Rotation.NONE) {
            for (Direction side : Direction.values()) {
              count(together, e.seating().at(side));
            }
          }
        }
      }
    }
    return new Reunions(tally(met), tally(together));
  }

  private static void count(int[][] counts, List<Integer> there) {
    for (int a : there) {
      for (int b : there) {
        counts[a - 1][b - 1] += a == b ? 0 : 1;
      }
    }
  }

  private static Count tally(int[][] counts) {
    long repeated = 0;
    long all = 0;
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int a = 0; a < counts.length; a++) {
      for (int b = 0; b < a; b++) {
        repeated += two(counts[a][b]);
        all += counts[a][b];
        least = Math.min(least, counts[a][b]);
        most = Math.max(most, counts[a][b]);
      }
    }
    long couples = two(counts.length);
    long each = all / couples;
    long more = all % couples;
    long bound = (couples - more) * two(each) + more * two(each + 1);
    return new Count(repeated, bound, least, most);
  }

  private static long two(long count) {
    return count * (count - 1) / 2;
  }
}

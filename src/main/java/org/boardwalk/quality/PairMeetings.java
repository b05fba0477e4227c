package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible combination of meetings of one pair of contestants in a whole session.
 *
 * @param times how often it meets in each {@link MeetingKind}
 * @param partner P
 * @param opponent O
 * @param side the least side cost, L² - (O mod 2), with the best signs of the meetings' L
 */
record PairMeetings(List<Integer> times, int partner, int opponent, long side) {

  /** Copies the list. */
  PairMeetings {
    times = List.copyOf(times);
  }

  /**
   * All possible combinations, except those that are the mean of two others with the same cost: of
   * two kinds that differ in L alone only the parities matter, so one of them need not occur more
   * than once.
   *
   * @param kinds the kinds of meetings
   * @param most the most times a pair can meet
   * @return the possible counts; about most² / 2 of them for plain seats, 4·most for three boards
   */
  static List<PairMeetings> all(List<MeetingKind> kinds, int most) {
    List<PairMeetings> all = new ArrayList<>();
    add(kinds, most, List.of(), all);
    return all;
  }

  private static void add(
      List<MeetingKind> kinds, int left, List<Integer> times, List<PairMeetings> all) {
    int k = times.size();
    if (k == kinds.size()) {
      all.add(of(kinds, times));
      return;
    }
    boolean twin = k > 0 && alike(kinds.get(k - 1), kinds.get(k)) && times.get(k - 1) > 1;
    for (int t = 0; t <= (twin ? Math.min(1, left) : left); t++) {
      List<Integer> longer = new ArrayList<>(times);
      longer.add(t);
      add(kinds, left - t, longer, all);
    }
  }

  private static boolean alike(MeetingKind a, MeetingKind b) {
    return a.partner() == b.partner() && a.opponent() == b.opponent();
  }

  private static PairMeetings of(List<MeetingKind> kinds, List<Integer> times) {
    int partner = 0;
    int opponent = 0;
    for (int k = 0; k < kinds.size(); k++) {
      partner += times.get(k) * kinds.get(k).partner();
      opponent += times.get(k) * kinds.get(k).opponent();
    }
    long left = leastLeft(kinds, times);
    return new PairMeetings(times, partner, opponent, left * left - (left == 0 ? 0 : opponent % 2));
  }

  /**
   * The least |L|. Each |L| of a meeting divides the greater ones, so it is best to take the
   * greatest first, each with the sign that brings the sum nearer to 0.
   */
  private static int leastLeft(List<MeetingKind> kinds, List<Integer> times) {
    int sum = 0;
    int most = 0;
    for (MeetingKind kind : kinds) {
      most = Math.max(most, kind.left());
    }
    for (int left = most; left > 0; left--) {
      for (int k = 0; k < times.size(); k++) {
        for (int t = 0; kinds.get(k).left() == left && t < times.get(k); t++) {
          sum = Math.abs(sum - left);
        }
      }
    }
    return sum;
  }

  /**
   * @return how often the pair meets
   */
  int meetings() {
    int meetings = 0;
    for (int t : times) {
      meetings += t;
    }
    return meetings;
  }
}

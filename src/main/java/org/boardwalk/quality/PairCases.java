package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.PairProgram.Case;
import org.boardwalk.quality.PairProgram.Costs;
import org.boardwalk.quality.PairProgram.PairSum;
import org.boardwalk.quality.PairProgram.Topic;

/**
 * The possible cases of pairs in movements of given sizes, as the linear programs of {@link
 * PairBound}.
 */
final class PairCases {

  /** The most cases of a program, so that a bound takes milliseconds. */
  private static final int MOST = 6000;

  private final Profile profile;
  private final Set<Criterion> held;
  private final int unit;
  private final List<MeetingKind> kinds;
  private final long pairs;
  private final long tables;
  private final long partnerFloor;
  private final long opponentFloor;

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal: other cases are left out
   */
  PairCases(Profile profile, Set<Criterion> held) {
    this.profile = profile;
    this.held = held;
    boolean whole = profile.perSet() % profile.rotation().period() == 0;
    unit = whole ? profile.perSet() : 1;
    kinds = MeetingKind.of(profile.kind(), whole ? profile.rotation() : Rotation.NONE, unit);
    long v = profile.contestants();
    pairs = v * (v - 1) / 2;
    tables = profile.seats() / ((long) profile.kind().perTable() * unit);
    partnerFloor = total(MeetingKind::partner) / pairs;
    opponentFloor = total(MeetingKind::opponent) / pairs;
  }

  private long total(ToIntFunction<MeetingKind> count) {
    long atTable = 0;
    for (MeetingKind k : kinds) {
      atTable += (long) k.atTable() * count.applyAsInt(k);
    }
    return tables * atTable;
  }

  /** The most rounds in which a pair can meet. */
  private int most() {
    return profile.plays().get(profile.contestants() - 1) / unit;
  }

  /** The program on meetings alone; empty where it gives no bound or has too many cases. */
  Optional<PairProgram> meetings() {
    List<PairSum> sums = sums();
    if (profile.winners() != 1 || (sums.size() == kinds.size() && !turning())) {
      return Optional.empty();
    }
    List<Case> cases = new ArrayList<>();
    for (PairMeetings m : possible()) {
      cases.add(new Case(0, costs(m, 0), amounts(m, sums.size())));
    }
    return cases.size() > MOST
        ? Optional.empty()
        : Optional.of(new PairProgram(List.of(pairs), sums, cases));
  }

  /**
   * Whether seats change within a set, so that partner, opponent and side counts depend on each
   * other.
   */
  private boolean turning() {
    for (MeetingKind k : kinds) {
      if (k.left() > 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * The program that includes directions; empty where the sizes leave too much open, or there are
   * too many cases.
   */
  Optional<PairProgram> directions() {
    List<Integer> plays = profile.plays();
    int top = plays.get(plays.size() - 1);
    boolean even = top - plays.get(0) <= profile.perSet();
    boolean tight = profile.units() < profile.contestants() - 1;
    if (profile.winners() != 1 || !even || !tight || top > profile.units()) {
      return Optional.empty();
    }
    int sets = profile.units() / unit;
    List<Integer> misses = new ArrayList<>();
    for (int p : plays) {
      misses.add(sets - p / unit);
    }
    Absences absences = Absences.of(misses, sets, profile.kind().perTable());
    DirectionSums directions = new DirectionSums(profile, absences);
    List<PairSum> sums = sums();
    int first = sums.size();
    sums.addAll(directions.sums());
    List<Case> cases = new ArrayList<>();
    for (PairMeetings m : possible()) {
      for (int g = 0; g < absences.groups().size(); g++) {
        Absences.Group group = absences.groups().get(g);
        int least = absences.leastTogether(group);
        for (int together = least; together <= absences.mostTogether(group); together++) {
          int both = unit * (sets - group.one() - group.other() + together);
          int compared = both - unit * m.meetings();
          int most =
              held.contains(Criterion.DIRECTION) ? Math.min(compared, compared & 1) : compared;
          for (int d = -most; d <= most; d += 2) {
            long[] amounts = amounts(m, sums.size());
            directions.put(amounts, first, together, both, d + m.partner() - m.opponent());
            cases.add(new Case(g, costs(m, (long) d * d - compared % 2), amounts));
          }
        }
      }
      if (cases.size() > MOST) {
        return Optional.empty();
      }
    }
    List<Long> sizes = new ArrayList<>();
    for (Absences.Group group : absences.groups()) {
      sizes.add(group.pairs());
    }
    return Optional.of(new PairProgram(sizes, sums, cases));
  }

  private List<PairMeetings> possible() {
    List<PairMeetings> possible = new ArrayList<>();
    for (PairMeetings m : PairMeetings.all(kinds, most())) {
      Costs costs = costs(m, 0);
      boolean ideal = true;
      for (Criterion c : held) {
        ideal &= costs.of(c) == 0;
      }
      if (ideal) {
        possible.add(m);
      }
    }
    return possible;
  }

  private List<PairSum> sums() {
    List<PairSum> sums = new ArrayList<>();
    long meetings = 0;
    for (MeetingKind k : kinds) {
      sums.add(new PairSum(Topic.MEETINGS, tables * k.atTable(), true));
      meetings += tables * k.atTable();
    }
    long again = MeetingsAgain.least(profile);
    if (again > evenly(meetings)) {
      sums.add(new PairSum(Topic.MEETINGS_AGAIN, again, false));
    }
    return sums;
  }

  /** Σ k(k - 1) where all pairs meet as evenly as possible, which is the least value. */
  private long evenly(long meetings) {
    long each = meetings / pairs;
    long more = meetings % pairs;
    return (pairs - more) * each * (each - 1) + more * each * (each + 1);
  }

  private long[] amounts(PairMeetings m, int sums) {
    long[] amounts = new long[sums];
    for (int k = 0; k < kinds.size(); k++) {
      amounts[k] = m.times().get(k);
    }
    if (sums > kinds.size()) {
      amounts[kinds.size()] = m.meetings() * (m.meetings() - 1L);
    }
    return amounts;
  }

  private Costs costs(PairMeetings m, long direction) {
    long p = m.partner() - partnerFloor;
    long o = m.opponent() - opponentFloor;
    long side = profile.kind() == Kind.INDIVIDUAL ? m.side() : 0;
    return new Costs(p * (p - 1), o * (o - 1), side, direction);
  }

  /**
   * A possible combination of meetings of one pair of contestants in a whole session.
   *
   * @param times how often it meets in each {@link MeetingKind}
   * @param partner P
   * @param opponent O
   * @param side the least side cost, L² - (O mod 2), with the best signs of the meetings' L
   */
  private record PairMeetings(List<Integer> times, int partner, int opponent, long side) {

    /** Copies the list. */
    PairMeetings {
      times = List.copyOf(times);
    }

    /**
     * All possible combinations, except those that are the mean of two others with the same cost:
     * of two kinds that differ in L alone only the parities matter, so one of them need not occur
     * more than once.
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
      return new PairMeetings(
          times, partner, opponent, left * left - (left == 0 ? 0 : opponent % 2));
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

    /** {@return how often the pair meets} */
    int meetings() {
      int meetings = 0;
      for (int t : times) {
        meetings += t;
      }
      return meetings;
    }
  }
}

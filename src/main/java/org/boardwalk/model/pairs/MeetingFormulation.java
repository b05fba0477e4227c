package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.RoundOrder;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.SetsInCommon;
import org.boardwalk.model.SpanCounts;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.SittingOut;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Implied;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * Free movements of one winner as two channelled families: meet[r][p][q], pairs p and q meet in
 * round r, and plays[p][r][s], pair p plays set s in round r, or in part r of the rounds where
 * these have parts. NS, EW and tables are left open, as they matter for the balance and the walk
 * only. In shared play round r has set r, and only meetings are chosen. Complete. Of the designer's
 * own rules those on meetings, boards and sit-outs can be stated; the cost of those with a weight
 * is then the objective.
 */
public final class MeetingFormulation {

  private final PairsWish wish;
  private final int pairs;
  private final int parts;
  private final int rounds;
  private final int sets;
  private final boolean shared;
  private final EvenMeetings even;
  private final MeetingVariables variables;
  private final ModelBuilder model = new ModelBuilder();

  /** meet[r] is the same in all parts of a round. */
  private final int[][][] meet;

  private final int[][][] plays;

  /** out[r][p]: pair p sits out in round r. */
  private final int[][] out;

  /** The demands beside rules that are stated. */
  private final Set<Implied> stated;

  private MeetingFormulation(PairsWish wish, Set<Implied> stated, MeetingTurn turn) {
    this.wish = wish;
    this.stated = stated;
    pairs = wish.contestants();
    parts = wish.boards().parts();
    rounds = wish.rounds();
    sets = wish.boards().sets();
    even = EvenMeetings.of(pairs, rounds / parts);
    variables = new MeetingVariables(model, turn, wish);
    shared = wish.boards().play() == Play.SHARED;
    meet = new int[rounds][pairs][pairs];
    plays = new int[pairs][rounds][sets];
    out = new int[rounds][pairs];
  }

  /**
   * @param rule a rule of a wish for pairs or lone players
   * @return whether the model can state it
   */
  public static boolean states(Rule rule) {
    return rule.counted() instanceof Counted.Meeting
        || rule.counted() instanceof Counted.SameBoards
        || rule.counted() instanceof SittingOut;
  }

  /**
   * @param wish a wish for a free movement
   * @return about how many constraints its model has, known before it is built
   */
  public static long clauses(PairsWish wish) {
    long meetings = (long) wish.rounds() * wish.contestants() * wish.contestants();
    return wish.boards().play() == Play.SHARED ? meetings : meetings * wish.boards().sets();
  }

  /**
   * @param wish a wish for a free movement, with rules that the model can state
   * @return the model; it has an objective where rules have a weight
   */
  public static ConstraintModel of(PairsWish wish) {
    return of(wish, MeetingTurn.NONE);
  }

  /**
   * @param wish a wish for a free movement without rules
   * @param turn a symmetry that its answers shall have; with any, not every answer is a solution
   * @return the model, without an objective
   */
  public static ConstraintModel of(PairsWish wish, MeetingTurn turn) {
    return of(new MeetingFormulation(wish, EnumSet.allOf(Implied.class), turn), turn);
  }

  /**
   * @param demands some demands of a wish for a free movement, with rules that the model can state
   * @return the model of these demands alone
   */
  public static ConstraintModel of(Demands demands) {
    PairsWish wish = ((PairsWish) demands.wish()).with(demands.rules());
    return of(new MeetingFormulation(wish, demands.implied(), MeetingTurn.NONE), MeetingTurn.NONE);
  }

  private static ConstraintModel of(MeetingFormulation meeting, MeetingTurn turn) {
    meeting.everybodyMeetsOneOpponentInARound();
    if (meeting.stated.contains(Implied.SIT_OUTS)) {
      meeting.sitOutsAreShared();
    }
    if (meeting.stated.contains(Implied.MEETINGS)) {
      meeting.pairsMeetAsEvenlyAsCanBe();
    }
    if (!meeting.shared) {
      meeting.nobodyReplaysASet();
      meeting.opponentsPlayTheSameSet();
      if (meeting.stated.contains(Implied.COPIES)) {
        meeting.copiesSuffice();
      }
      if (meeting.stated.contains(Implied.OTHER_RESULTS)) {
        meeting.boardsHaveOtherResults();
      }
    }
    if (meeting.stated.contains(Implied.STAYING)) {
      meeting.someStay();
    }
    meeting.rules();
    if (turn.equals(MeetingTurn.NONE)) {
      meeting.inOrder();
    }
    return new ConstraintModel(
        turn.toString(),
        meeting.model.build(),
        meeting.model.legend(MeetingConstraints.idea(turn, meeting.parts)),
        meeting::movement,
        turn.equals(MeetingTurn.NONE));
  }

  /** Every pair meets one opponent in a round; of an odd number one sits out. */
  private void everybodyMeetsOneOpponentInARound() {
    model.family(MeetingConstraints.ONE_OPPONENT);
    for (int r = 0; r < rounds; r++) {
      if (r % parts > 0) {
        meet[r] = meet[r - 1];
        out[r] = out[r - 1];
        continue;
      }
      for (int p = 0; p < pairs; p++) {
        for (int q = p + 1; q < pairs; q++) {
          meet[r][p][q] = variables.meets(r / parts, p, q);
          meet[r][q][p] = meet[r][p][q];
        }
      }
      for (int p = 0; p < pairs; p++) {
        List<Integer> choice = new ArrayList<>();
        int round = r;
        int pair = p;
        IntStream.range(0, pairs)
            .filter(q -> q != pair)
            .forEach(q -> choice.add(meet[round][pair][q]));
        if (pairs % 2 == 1) {
          out[r][p] = variables.sitsOut(r / parts, p);
          choice.add(out[r][p]);
        }
        variables.exactlyOne(choice);
      }
      if (pairs % 2 == 1) {
        variables.exactlyOne(IntStream.of(out[r]).boxed().toList());
      }
    }
  }

  private void sitOutsAreShared() {
    model.family(MeetingConstraints.SIT_OUTS);
    for (int p = 0; p < pairs && pairs % 2 == 1; p++) {
      Sum times = new Sum();
      for (int r = 0; r < rounds; r += parts) {
        times.add(out[r][p], 1);
      }
      int all = rounds / parts;
      model.between(times, all / pairs, (all + pairs - 1) / pairs);
    }
  }

  /**
   * Two pairs meet at most once, and exactly once where all pairs meet; in more rounds numbers of
   * meetings differ by at most one.
   */
  private void pairsMeetAsEvenlyAsCanBe() {
    model.family(MeetingConstraints.meetings(even));
    for (int p = 0; p < pairs; p++) {
      for (int q = p + 1; q < pairs; q++) {
        int[] times = new int[rounds / parts];
        for (int r = 0; r < times.length; r++) {
          times[r] = meet[r * parts][p][q];
        }
        if (even.most() > 1) {
          model.between(Sum.of(times), even.least(), even.most());
        } else if (even.least() == 1) {
          variables.exactlyOne(IntStream.of(times).boxed().toList());
        } else {
          variables.atMostOne(times);
        }
      }
    }
  }

  /** A pair plays one set in a round and no set twice; with as many sets as rounds, every set. */
  private void nobodyReplaysASet() {
    model.family(MeetingConstraints.NO_REPLAY);
    for (int p = 0; p < pairs; p++) {
      for (int r = 0; r < rounds; r++) {
        for (int s = 0; s < sets; s++) {
          plays[p][r][s] = variables.plays(p, r, s);
        }
        if (pairs % 2 == 0) {
          variables.exactlyOne(IntStream.of(plays[p][r]).boxed().toList());
        } else {
          variables.atMostOne(plays[p][r]);
        }
      }
      for (int s = 0; s < sets; s++) {
        int set = s;
        int pair = p;
        int[] times = IntStream.range(0, rounds).map(r -> plays[pair][r][set]).toArray();
        if (pairs % 2 == 0 && sets == rounds) {
          variables.exactlyOne(IntStream.of(times).boxed().toList());
        } else {
          variables.atMostOne(times);
        }
      }
    }
  }

  /** Pairs that meet play the same set, and at least one set. */
  private void opponentsPlayTheSameSet() {
    model.family(MeetingConstraints.SAME_SET);
    for (int r = 0; r < rounds; r++) {
      for (int p = 0; p < pairs; p++) {
        for (int q = 0; q < pairs; q++) {
          if (p != q) {
            same(r, p, q);
          }
        }
      }
    }
  }

  private void same(int r, int p, int q) {
    for (int s = 0; s < sets; s++) {
      model.clause(not(meet[r][p][q]), not(plays[p][r][s]), plays[q][r][s]);
    }
    if (p < q && pairs % 2 == 1) {
      int[] any = new int[sets + 1];
      System.arraycopy(plays[p][r], 0, any, 0, sets);
      any[sets] = not(meet[r][p][q]);
      model.clause(any);
    }
  }

  /** In a round a set is at no more tables than it has copies. */
  private void copiesSuffice() {
    model.family(MeetingConstraints.copies(wish.boards().copies()));
    for (int r = 0; r < rounds; r++) {
      for (int s = 0; s < sets; s++) {
        Sum seats = new Sum();
        for (int p = 0; p < pairs; p++) {
          seats.add(plays[p][r][s], 1);
        }
        model.atMost(seats, 2L * wish.boards().copies());
      }
    }
  }

  /**
   * A set that is played at all is played as often as the wish asks; a pair that sits out plays
   * none. Where the sizes alone see to it, nothing is stated.
   */
  private void boardsHaveOtherResults() {
    PlayedSets.state(model, sets, wish.fewestPlays(), 2, this::playing);
    for (int r = 0; r < rounds && pairs % 2 == 1 && wish.fewestPlays() > 1; r++) {
      for (int p = 0; p < pairs; p++) {
        for (int s = 0; s < sets; s++) {
          model.clause(not(out[r][p]), not(plays[p][r][s]));
        }
      }
    }
  }

  private List<Integer> playing(int s) {
    return Arrays.stream(plays).flatMap(Arrays::stream).map(inRound -> inRound[s]).toList();
  }

  private void someStay() {
    if (wish.form() instanceof PairsForm.Free free && free.stationary() > 1) {
      if (ruled()) {
        someMeetNobodyWhoStays(free.stationary());
      } else {
        stayingPairsMeetNobodyWhoStays(free.stationary());
      }
    }
  }

  /** Whether pairs may differ in more than their names, by rules, or where they meet unevenly. */
  private boolean ruled() {
    return !wish.rules().isEmpty() || !stated.contains(Implied.MEETINGS);
  }

  /**
   * Stationary pairs never meet each other. The last pairs stay; with an even number of pairs also
   * pair 1, which meets the lowest numbers first.
   */
  private void stayingPairsMeetNobodyWhoStays(int count) {
    model.family(MeetingConstraints.STAYING);
    int[] stay = IntStream.range(0, count).map(k -> (pairs - k - pairs % 2) % pairs).toArray();
    for (int r = 0; r < rounds; r += parts) {
      for (int p : stay) {
        for (int q : stay) {
          if (p < q) {
            model.fix(not(meet[r][p][q]));
          }
        }
      }
    }
  }

  /** The same where rules name pairs, so that it matters which pairs stay. */
  private void someMeetNobodyWhoStays(int count) {
    model.family(MeetingConstraints.SOME_STAY);
    int[] stays =
        IntStream.range(0, pairs).map(p -> model.bool(MeetingConstraints.STAYS, p)).toArray();
    model.atLeast(Sum.of(stays), count);
    for (int r = 0; r < rounds; r++) {
      for (int p = 0; p < pairs; p++) {
        for (int q = p + 1; q < pairs; q++) {
          model.clause(not(meet[r][p][q]), not(stays[p]), not(stays[q]));
        }
      }
    }
  }

  /** The designer's own rules; what those with a weight cost is minimised. */
  private void rules() {
    Sum objective = new Sum();
    RuleLimits limits = new RuleLimits(wish.kind(), model, objective::add);
    SetsInCommon inCommon =
        new SetsInCommon(
            model, wish.boards(), (r, p, s) -> shared ? not(sitsOut(r, p)) : plays[p][r][s]);
    for (Rule rule : wish.rules()) {
      SpanCounts counts = new SpanCounts(rule, rounds, limits::state);
      limits.describe(rule);
      if (rule.counted() instanceof Counted.Meeting meeting) {
        counts.meetings(meeting, pairs, (r, p, q) -> Sum.of(meet[r][p][q]));
      } else if (rule.counted() instanceof Counted.SameBoards same) {
        counts.sameBoards(same, inCommon);
      } else if (rule.counted() instanceof SittingOut sitting) {
        sitting.of().forEach(p -> counts.add(0, r -> Sum.of(sitsOut(r, p - 1))));
      } else {
        throw new IllegalArgumentException("the model of meetings does not state " + rule);
      }
      counts.endOfGroup();
    }
    if (objective.size() > 0) {
      model.minimise(objective);
    }
  }

  private int sitsOut(int r, int p) {
    return pairs % 2 == 1 ? out[r][p] : not(model.truth());
  }

  /**
   * Breaks the symmetry of names: sets, and without rules rounds and the opponents of pair 1, are
   * put in order. With rules that count all rounds together only rounds may be, as pairs have names
   * then.
   */
  private void inOrder() {
    if (pairs % 2 == 1) {
      return;
    }
    boolean ruled = ruled();
    model.family(ruled ? MeetingConstraints.SETS_IN_ORDER : MeetingConstraints.IN_ORDER);
    for (int r = 0; r < rounds; r++) {
      if (!ruled) {
        model.fix(meet[r][0][r / parts % (pairs - 1) + 1]);
      }
      if (!shared) {
        model.fix(plays[0][r][r]);
      }
    }
    if (ruled && roundsAreAlike()) {
      model.family(MeetingConstraints.ROUNDS_IN_ORDER);
      for (int r = 1; r < rounds; r++) {
        opponentOfPairOneIsNoLower(r);
      }
    }
  }

  private void opponentOfPairOneIsNoLower(int r) {
    for (int q = 1; q < pairs; q++) {
      int[] clause = Arrays.copyOfRange(meet[r][0], q - 1, pairs);
      clause[0] = not(meet[r - 1][0][q]);
      model.clause(clause);
    }
  }

  /** Whether rules, if there are any, count all rounds together. */
  private boolean roundsAreAlike() {
    return wish.rules().stream()
        .allMatch(rule -> rule.spans(rounds).stream().allMatch(span -> span.size() == rounds));
  }

  /**
   * The order of the rounds: with more rounds than pairs that of the sit-outs is open, unless rules
   * speak of some of the rounds.
   */
  private List<Integer> order(Assignment values) {
    if (!roundsAreAlike()) {
      return IntStream.range(0, rounds).boxed().toList();
    }
    int all = rounds / parts;
    List<BitSet> idle =
        IntStream.range(0, all).mapToObj(r -> sittingOut(values, r * parts)).toList();
    return RoundOrder.steady(IntStream.range(0, all).boxed().toList(), idle, pairs).stream()
        .flatMap(r -> IntStream.range(r * parts, (r + 1) * parts).boxed())
        .toList();
  }

  private BitSet sittingOut(Assignment values, int r) {
    return IntStream.range(0, pairs)
        .filter(
            p -> IntStream.range(0, pairs).noneMatch(q -> q != p && values.isTrue(meet[r][p][q])))
        .collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private Movement movement(Assignment values) {
    List<Round> numbered = new ArrayList<>();
    for (int r : order(values)) {
      List<Encounter> encounters = new ArrayList<>();
      for (int p = 0; p < pairs; p++) {
        for (int q = p + 1; q < pairs; q++) {
          if (values.isTrue(meet[r][p][q])) {
            int set = shared ? numbered.size() : set(values, p, r);
            encounters.add(
                new Encounter(
                    encounters.size() + 1, Seating.of(wish.kind(), p + 1, q + 1), set + 1));
          }
        }
      }
      numbered.add(new Round(encounters));
    }
    return wish.movement(numbered);
  }

  private int set(Assignment values, int p, int r) {
    return IntStream.range(0, sets)
        .filter(s -> values.isTrue(plays[p][r][s]))
        .findFirst()
        .orElseThrow();
  }
}

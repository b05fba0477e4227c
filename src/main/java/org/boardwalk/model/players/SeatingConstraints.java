package org.boardwalk.model.players;

import java.util.Collections;
import java.util.function.Predicate;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.SpanCounts;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.IndividualWish;

/**
 * The designer's own rules in the formulation of one table, for four or five players: every count
 * is a sum over seatings, as all rounds count together. More players sit out in groups, and whether
 * these can take turns depends on who must sit out with whom.
 */
record SeatingConstraints(IndividualWish wish, RuleLimits limits, Roles roles, SeatingTimes times) {

  private static final int MOST_PLAYERS = 5;

  /** Whether rules are all that is settled, and all of them can be stated. */
  static boolean fit(IndividualWish wish) {
    return wish.players() <= MOST_PLAYERS
        && wish.fixed().rulesOnly()
        && wish.fixed().alwaysPlaying(wish.rounds()).isEmpty()
        && wish.rules().stream().allMatch(rule -> fits(rule, wish.rounds()));
  }

  /** Whether a rule counts all rounds together, and their order does not matter to it. */
  private static boolean fits(Rule rule, int rounds) {
    boolean ordered =
        rule.counted() instanceof Counted.Moving
            || rule.counted() instanceof Counted.Happening
            || rule.counted() instanceof Counted.Qualified;
    return !ordered && rule.spans(rounds).stream().allMatch(span -> span.size() == rounds);
  }

  void state() {
    for (Rule rule : wish.rules()) {
      SpanCounts counts = new SpanCounts(rule, wish.rounds(), limits::state);
      limits.describe(rule);
      if (rule.counted() instanceof Counted.Meeting meeting) {
        for (Two two : rule.couples(meeting, wish.players())) {
          int before = Collections.frequency(rule.before(), two);
          add(counts, before, seats -> meet(meeting, seats, two.one(), two.other()));
        }
      } else if (rule.counted() instanceof Counted.SameBoards same) {
        for (Two two : same.couples()) {
          add(counts, 0, seats -> seat(seats, two.one()) >= 0 && seat(seats, two.other()) >= 0);
        }
      } else if (rule.counted() instanceof Counted.SittingOut out) {
        out.of().forEach(p -> add(counts, 0, seats -> seat(seats, p) < 0));
      } else if (rule.counted() instanceof Counted.Sitting sitting) {
        sitting.of().forEach(p -> sit(counts, rule, sitting, p));
      }
      counts.endOfGroup();
    }
  }

  private void add(SpanCounts counts, int before, Predicate<int[]> in) {
    counts.add(times.played(in).plus(before), before, before + wish.rounds());
  }

  private boolean meet(Counted.Meeting meeting, int[] seats, int p, int q) {
    int one = seat(seats, p);
    int other = seat(seats, q);
    return one >= 0 && other >= 0 && RuleLimits.meet(roles, meeting.relations(), one, other);
  }

  private void sit(SpanCounts counts, Rule rule, Counted.Sitting sitting, int p) {
    boolean only = rule.times().shape() == Times.Shape.ONLY;
    if (sitting.apart() == Counted.Apart.DIRECTIONS) {
      add(counts, 0, seats -> seat(seats, p) >= 0 && seat(seats, p) % 2 == 0);
      add(counts, 0, seats -> seat(seats, p) % 2 == 1);
    } else {
      add(counts, 0, seats -> seat(seats, p) >= 0 && named(sitting, seat(seats, p)) != only);
    }
    if (sitting.apart() != Counted.Apart.NOTHING) {
      counts.endOfGroup();
    }
  }

  private static boolean named(Counted.Sitting sitting, int seat) {
    Direction direction = seat % 2 == 0 ? Direction.NS : Direction.EW;
    return sitting.directions().isEmpty() || sitting.directions().contains(direction);
  }

  private static int seat(int[] seats, int player) {
    return SeatingTimes.seat(seats, player - 1);
  }
}

package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.SetsInCommon;
import org.boardwalk.model.SpanCounts;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.IndividualWish;

/**
 * The designer's own rules in the seats formulation: for each couple or player of a rule, and each
 * span of rounds, a sum of literals that is to lie in a range, or whose distance from it costs its
 * square. Sums may be added up, end with the first round of another event, or count only where
 * other rules are kept.
 */
final class RuleTerms {

  private static final VariableFamily MOVED =
      new VariableFamily("moved", "k,q,r,p", "p sits in rounds q and r, and not in one place");
  private static final VariableFamily OPEN =
      new VariableFamily(
          "open", "k,r,p,q", "what ends the rounds of p and q has not happened by round r");
  private static final VariableFamily EARLY =
      new VariableFamily("early", "k,r,p,q", "what is counted happens in round r, which is open");

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final SetsInCommon inCommon;
  private final SeatTables tables;
  private final RuleLimits limits;
  private final RoundTerms rounds;
  private int events;

  RuleTerms(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      SeatPlaces places,
      SetsInCommon inCommon,
      SeatTables tables,
      RuleLimits limits) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.inCommon = inCommon;
    this.tables = tables;
    this.limits = limits;
    rounds = new RoundTerms(wish, model, plays, places, tables);
  }

  /** Adds all rules of the wish; those of stationary players where tables have numbers. */
  void keep() {
    boolean numbered = SeatTables.numbered(wish);
    for (Rule rule : numbered ? wish.fixed().allRules() : wish.fixed().rules()) {
      limits.describe(rule);
      if (rule.counted() instanceof Counted.Qualified qualified) {
        List<Integer> kept = qualified.conditions().stream().map(this::kept).toList();
        count(rule, (own, counts) -> limits.state(own, counts, kept));
      } else {
        count(rule, limits::state);
      }
    }
  }

  private void count(Rule rule, SpanCounts.Asked asked) {
    EventTerms terms = new EventTerms(rule, asked);
    rule.counted().accept(terms);
    terms.counts.end();
  }

  /** A literal that is true just where a condition is kept. */
  private int kept(Rule condition) {
    List<RuleLimits.Count> all = new ArrayList<>();
    count(condition, (rule, counts) -> all.addAll(counts));
    return limits.kept(condition, all);
  }

  /** Counts what a rule is about. */
  private final class EventTerms implements Counted.Visitor<Rule> {

    private final Rule rule;
    private final SpanCounts counts;

    /** What ends the rounds that count. */
    private Optional<Counted> until = Optional.empty();

    EventTerms(Rule rule, SpanCounts.Asked asked) {
      this.rule = rule;
      counts = new SpanCounts(rule, wish.rounds(), asked);
    }

    @Override
    public Rule qualified(Counted.Qualified qualified) {
      until = qualified.until();
      return qualified.plain().accept(this);
    }

    /** Adds the counts of two players, or of one who is named twice; from 0. */
    private void add(int p, int q, int before, IntFunction<Sum> inRound) {
      Sum[] once = new Sum[wish.rounds()];
      int[] open = until.map(end -> open(end, p, q)).orElseGet(() -> new int[0]);
      counts.add(
          before,
          r -> {
            if (once[r] == null) {
              Sum sum = inRound.apply(r);
              once[r] = open.length == 0 ? sum : early(sum, open[r], r, p, q);
            }
            return once[r];
          });
    }

    /** For each round whether what ends the rounds of two players has not happened yet. */
    private int[] open(Counted end, int p, int q) {
      int[] open = new int[wish.rounds()];
      int before = model.truth();
      for (int r = 0; r < open.length; r++) {
        Sum ends = rounds.of(end, r, p, q);
        open[r] = model.bool(OPEN, events++, r, p, q);
        model.clause(not(open[r]), before);
        model.atMost(Sum.of(open[r]).add(ends, 1), 1);
        model.atLeast(Sum.of(open[r]).add(before, -1).add(ends, 1), 0);
        before = open[r];
      }
      return open;
    }

    private Sum early(Sum happens, int open, int r, int p, int q) {
      int early = model.bool(EARLY, events++, r, p, q);
      model.clause(not(early), open);
      model.atMost(Sum.of(early).add(happens, -1), 0);
      model.atMost(happens.copy().add(open, 1).add(early, -1), 1);
      return Sum.of(early);
    }

    @Override
    public Rule meeting(Counted.Meeting meeting) {
      for (Two two : rule.couples(meeting, wish.players())) {
        int p = two.one() - 1;
        int q = two.other() - 1;
        counts.next();
        add(p, q, Collections.frequency(rule.before(), two), r -> rounds.of(meeting, r, p, q));
      }
      return counts.endOfGroup();
    }

    @Override
    public Rule sameBoards(Counted.SameBoards same) {
      counts.sameBoards(same, inCommon);
      return counts.endOfGroup();
    }

    @Override
    public Rule sitting(Counted.Sitting sitting) {
      boolean only = rule.times().shape() == Times.Shape.ONLY;
      for (int player : sitting.of()) {
        int p = player - 1;
        counts.next();
        switch (sitting.apart()) {
          case NOTHING -> {
            IntFunction<Sum> sits = r -> rounds.of(sitting, r, p, p);
            add(p, p, 0, only ? r -> Sum.of(plays[r][p]).add(sits.apply(r), -1) : sits);
          }
          case TABLES -> {
            for (int t = 0; t < wish.tables(); t++) {
              int table = t;
              add(p, p, 0, r -> Sum.of(tables.at(r, p, table)));
            }
            counts.endOfGroup();
          }
          case DIRECTIONS -> {
            for (Direction d : Direction.values()) {
              add(p, p, 0, r -> Sum.of(rounds.facing(r, p, d)));
            }
            counts.endOfGroup();
          }
        }
      }
      return counts.endOfGroup();
    }

    @Override
    public Rule sittingOut(Counted.SittingOut out) {
      for (int player : out.of()) {
        int p = player - 1;
        counts.next();
        add(p, p, 0, r -> rounds.of(out, r, p, p));
      }
      return counts.endOfGroup();
    }

    @Override
    public Rule moving(Counted.Moving moving) {
      for (int player : moving.of()) {
        int p = player - 1;
        counts.next();
        Sum[][] moves = new Sum[wish.rounds()][wish.rounds()];
        for (List<Integer> span : counts.spans()) {
          Sum sum = new Sum();
          for (int first = 0; first < span.size(); first++) {
            int q = span.get(first) - 1;
            addMoves(sum, moves[q], q, span.subList(first + 1, span.size()), p, moving.to());
          }
          counts.add(sum, 0, Math.max(0, span.size() - 1));
        }
      }
      return counts.endOfGroup();
    }

    /** Adds the moves of a player from round q to each later one; they sit out between. */
    private void addMoves(
        Sum sum, Sum[] moves, int q, List<Integer> later, int p, Counted.MoveTo to) {
      int out = model.truth();
      for (int round : later) {
        int r = round - 1;
        if (moves[r] == null) {
          moves[r] = Sum.of(model.both(out, moved(q, r, p, to)));
        }
        sum.add(moves[r], 1);
        if (plays[r][p] == model.truth()) {
          return;
        }
        out = model.both(out, not(plays[r][p]));
      }
    }

    /** 1 when the player sits in both rounds, in two places. */
    private int moved(int q, int r, int p, Counted.MoveTo to) {
      int[] before = to == Counted.MoveTo.TABLE ? tables.at(q, p) : rounds.seats(q, p);
      int[] after = to == Counted.MoveTo.TABLE ? tables.at(r, p) : rounds.seats(r, p);
      int moved = model.bool(MOVED, events++, q, r, p);
      model.clause(not(moved), plays[q][p]);
      model.clause(not(moved), plays[r][p]);
      for (int k = 0; k < before.length; k++) {
        model.clause(not(before[k]), not(after[k]), not(moved));
        model.clause(not(before[k]), after[k], not(plays[r][p]), moved);
      }
      return moved;
    }

    @Override
    public Rule happening(Counted.Happening happening) {
      for (Two two : happening.counts()) {
        int p = two.one() - 1;
        int q = two.other() - 1;
        counts.next();
        add(p, q, 0, r -> rounds.of(happening, r, p, q));
      }
      return counts.endOfGroup();
    }
  }
}

package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.SetsInCommon;
import org.boardwalk.model.SpanCounts;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.model.players.SeatPlaces.TwoSeats;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.IndividualWish;

/**
 * The designer's own rules in the seats formulation: for each couple or player of a rule, and each
 * span of rounds, a sum of literals that is to lie in a range, or whose distance from it costs its
 * square.
 */
final class RuleTerms {

  private static final VariableFamily MOVED =
      new VariableFamily("moved", "k,q,r,p", "p sits in rounds q and r, and not in one place");
  private static final VariableFamily HAPPENS =
      new VariableFamily("happens", "k,r,p,q", "the event of a rule happens to p and q in round r");

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final SeatPlaces places;
  private final SetsInCommon inCommon;
  private final SeatTables tables;
  private final Roles roles;
  private final RuleLimits limits;

  /** at[r][p]: the places of a player, empty until they are asked for. */
  private final int[][][] at;

  /** seats[r][p]: the seats of a player, empty until they are asked for. */
  private final int[][][] seats;

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
    this.places = places;
    this.inCommon = inCommon;
    this.tables = tables;
    this.limits = limits;
    roles = new Roles(wish);
    at = new int[wish.rounds()][wish.players()][0];
    seats = new int[wish.rounds()][wish.players()][0];
  }

  /** Adds all rules of the wish; those of stationary players where tables have numbers. */
  void keep() {
    boolean numbered = SeatTables.numbered(wish);
    for (Rule rule : numbered ? wish.fixed().allRules() : wish.fixed().rules()) {
      limits.describe(rule);
      rule.counted().accept(new EventTerms(rule));
    }
  }

  /** The literals of the places of a player in a round, as an event numbers them; made once. */
  private int[] at(int r, int p) {
    if (at[r][p].length == 0) {
      int ns = places.sitting(r, p, 0)[0];
      at[r][p] =
          IntStream.range(0, 2 * wish.tables())
              .map(k -> model.both(tables.at(r, p, k / 2), k % 2 == 0 ? ns : not(ns)))
              .toArray();
    }
    return at[r][p];
  }

  /** The literals of the seats of a player in a round, four for each table; made once. */
  private int[] seats(int r, int p) {
    if (seats[r][p].length == 0) {
      seats[r][p] =
          IntStream.range(0, 4 * wish.tables())
              .map(
                  k ->
                      IntStream.of(places.sitting(r, p, k % 4))
                          .reduce(tables.at(r, p, k / 4), model::both))
              .toArray();
    }
    return seats[r][p];
  }

  /** Counts what a rule is about. */
  private final class EventTerms implements Counted.Visitor<Rule> {

    private final Rule rule;
    private final SpanCounts counts;

    EventTerms(Rule rule) {
      this.rule = rule;
      counts = new SpanCounts(rule, wish.rounds(), limits);
    }

    @Override
    public Rule meeting(Counted.Meeting meeting) {
      counts.meetings(meeting, wish.players(), (r, p, q) -> meets(meeting.relations(), r, p, q));
      return counts.endOfGroup();
    }

    /** 1 when the two meet like that in a round. */
    private Sum meets(Set<Relation> relations, int r, int p, int q) {
      return Sum.of(
          places.meetings(r, p, q).stream()
              .filter(m -> RuleLimits.meet(roles, relations, m.seat(), m.other()))
              .mapToInt(TwoSeats::literal)
              .toArray());
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
        switch (sitting.apart()) {
          case NOTHING -> {
            if (only) {
              counts.add(0, r -> Sum.of(plays[r][p]).add(sits(sitting, r, p), -1));
            } else {
              counts.add(0, r -> sits(sitting, r, p));
            }
          }
          case TABLES -> {
            for (int t = 0; t < wish.tables(); t++) {
              int table = t;
              counts.add(0, r -> Sum.of(tables.at(r, p, table)));
            }
            counts.endOfGroup();
          }
          case DIRECTIONS -> {
            for (Direction d : Direction.values()) {
              counts.add(0, r -> Sum.of(facing(r, p, d)));
            }
            counts.endOfGroup();
          }
        }
      }
      return counts.endOfGroup();
    }

    /** 1 when the player has one of the places. */
    private Sum sits(Counted.Sitting sitting, int r, int p) {
      int direction =
          sitting.directions().size() == 1
              ? facing(r, p, sitting.directions().iterator().next())
              : plays[r][p];
      return sitting.tables().isEmpty()
          ? Sum.of(direction)
          : Sum.of(
              sitting.tables().stream()
                  .mapToInt(t -> model.both(tables.at(r, p, t - 1), direction))
                  .toArray());
    }

    private int facing(int r, int p, Direction direction) {
      int ns = places.sitting(r, p, 0)[0];
      return direction == Direction.NS ? ns : model.both(not(ns), plays[r][p]);
    }

    @Override
    public Rule sittingOut(Counted.SittingOut out) {
      for (int p : out.of()) {
        counts.add(
            0,
            r ->
                wish.fixed().attendance().present(p, r + 1)
                    ? Sum.of(not(plays[r][p - 1]))
                    : new Sum());
      }
      return counts.endOfGroup();
    }

    @Override
    public Rule moving(Counted.Moving moving) {
      for (int player : moving.of()) {
        int p = player - 1;
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
      int[] before = to == Counted.MoveTo.TABLE ? tables.at(q, p) : seats(q, p);
      int[] after = to == Counted.MoveTo.TABLE ? tables.at(r, p) : seats(r, p);
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
      boolean[][][] happens = new boolean[wish.rounds()][][];
      for (int r = 0; r < happens.length; r++) {
        happens[r] = happening.inRound(r + 1, wish.tables());
      }
      for (Two two : happening.counts()) {
        Sum[] once = new Sum[happens.length];
        counts.add(
            0,
            r -> {
              if (once[r] == null) {
                once[r] = happens(happens[r], r, two.one() - 1, two.other() - 1);
              }
              return once[r];
            });
      }
      return counts.endOfGroup();
    }

    /** 1 when the event happens to the two, or to the one player that both are, in a round. */
    private Sum happens(boolean[][] happens, int r, int p, int q) {
      int[] one = at(r, p);
      int[] other = at(r, q);
      if (p == q) {
        return Sum.of(
            IntStream.range(0, one.length).filter(k -> happens[k][k]).map(k -> one[k]).toArray());
      }
      int event = model.bool(HAPPENS, events++, r, p, q);
      model.clause(not(event), plays[r][p]);
      for (int k = 0; k < one.length; k++) {
        boolean[] with = happens[k];
        Sum partners =
            Sum.of(
                IntStream.range(0, other.length).filter(m -> with[m]).map(m -> other[m]).toArray());
        // Where p sits in place k, the event happens just when q sits in one of these places.
        model.atMost(partners.copy().add(one[k], 1).add(event, -1), 1);
        model.atMost(Sum.of(one[k], event).add(partners, -1), 1);
      }
      return Sum.of(event);
    }
  }
}

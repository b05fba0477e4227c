package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.boardwalk.model.SeatPlaces.TwoSeats;
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

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final SeatPlaces places;
  private final SeatTables tables;
  private final Roles roles;
  private final RuleLimits limits;

  RuleTerms(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      SeatPlaces places,
      SeatTables tables,
      RuleLimits limits) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.places = places;
    this.tables = tables;
    this.limits = limits;
    roles = new Roles(wish);
  }

  /** Adds all rules of the wish. */
  void keep() {
    for (Rule rule : wish.fixed().rules()) {
      limits.describe(rule);
      rule.counted().accept(new Counting(rule));
    }
  }

  /** Counts what a rule is about. */
  private final class Counting implements Counted.Visitor<Rule> {

    private final Rule rule;
    private final List<List<Integer>> spans;

    /** The counts that are to be even together. */
    private final List<RuleLimits.Count> group = new ArrayList<>();

    Counting(Rule rule) {
      this.rule = rule;
      spans = rule.spans(wish.rounds());
    }

    @Override
    public Rule meeting(Counted.Meeting meeting) {
      for (Two two : rule.couples(meeting, wish.players())) {
        int before = Collections.frequency(rule.before(), two);
        count(before, r -> meets(meeting.relations(), r, two.one() - 1, two.other() - 1));
      }
      return endOfGroup();
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
    public Rule sitting(Counted.Sitting sitting) {
      boolean only = rule.times().shape() == Times.Shape.ONLY;
      for (int player : sitting.of()) {
        int p = player - 1;
        switch (sitting.apart()) {
          case NOTHING -> {
            if (only) {
              count(0, r -> Sum.of(plays[r][p]).add(sits(sitting, r, p), -1));
            } else {
              count(0, r -> sits(sitting, r, p));
            }
          }
          case TABLES -> {
            for (int t = 0; t < wish.tables(); t++) {
              int table = t;
              count(0, r -> Sum.of(tables.at(r, p, table)));
            }
            endOfGroup();
          }
          case DIRECTIONS -> {
            for (Direction d : Direction.values()) {
              count(0, r -> Sum.of(facing(r, p, d)));
            }
            endOfGroup();
          }
        }
      }
      return endOfGroup();
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
        count(
            0,
            r ->
                wish.fixed().attendance().present(p, r + 1)
                    ? Sum.of(not(plays[r][p - 1]))
                    : new Sum());
      }
      return endOfGroup();
    }

    /** Adds one count for each span: what was before, and at most one more in each round. */
    private void count(int before, IntFunction<Sum> inRound) {
      for (List<Integer> span : spans) {
        Sum sum = new Sum().plus(before);
        span.forEach(round -> sum.add(inRound.apply(round - 1), 1));
        group.add(new RuleLimits.Count(sum, before, before + span.size(), 1));
      }
    }

    /** Ends a group of counts that are even together, where the rule asks for that. */
    private Rule endOfGroup() {
      limits.state(rule, group);
      group.clear();
      return rule;
    }
  }
}

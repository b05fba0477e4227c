package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.SeatPlaces.TwoSeats;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.IndividualWish;

/**
 * The designer's own rules in the seats formulation: for each couple or player of a rule, and each
 * span of rounds, a sum of literals that is to lie in a range, or whose distance from it costs its
 * square.
 */
final class RuleTerms {

  private static final VariableFamily BASE =
      new VariableFamily("base", "k", "the least count of a group that is to be even");
  private static final VariableFamily FAR =
      new VariableFamily("far", "k", "how far a count lies from those two, or more");
  private static final VariableFamily COST =
      new VariableFamily("ruleCost", "k", "the square of what lies outside a range, or more");

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final SeatPlaces places;
  private final SeatTables tables;
  private final PairTerms objective;
  private int variables;

  RuleTerms(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      SeatPlaces places,
      SeatTables tables,
      PairTerms objective) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.places = places;
    this.tables = tables;
    this.objective = objective;
  }

  /** Adds all rules of the wish. */
  void keep() {
    for (Rule rule : wish.fixed().rules()) {
      model.rule(words(rule));
      rule.counted().accept(new Counting(rule));
    }
  }

  private static ModelRule words(Rule rule) {
    boolean even = rule.times().shape() == Times.Shape.EVEN;
    String range =
        even
            ? "base ≤ count ≤ base + 1"
            : Text.of(
                "count in [%s]", rule.times().shape() == Times.Shape.ONLY ? "0" : rule.times());
    String formula =
        "count = Σ_r of what happens, for each couple or player"
            + (rule.within() > 0 ? Text.of(" and any %d rounds in a row", rule.within()) : "")
            + "; ";
    String words = RuleText.of(rule) + ".";
    return rule.must()
        ? ModelRule.required("A rule of the wish", words, formula + range)
        : ModelRule.cost(
            "A rule of the wish with a weight",
            words,
            formula + Text.of("%d · (distance of count from %s)²", rule.weight(), range));
  }

  /** Counts what a rule is about. */
  private final class Counting implements Counted.Visitor<Rule> {

    private final Rule rule;
    private final List<List<Integer>> spans;

    /** The counts that are to be even together. */
    private final List<Sum> group = new ArrayList<>();

    Counting(Rule rule) {
      this.rule = rule;
      spans = rule.spans(wish.rounds());
    }

    @Override
    public Rule meeting(Counted.Meeting meeting) {
      for (Two two : couples(meeting)) {
        int before = Collections.frequency(rule.before(), two);
        count(before, r -> meets(meeting.relations(), r, two.one() - 1, two.other() - 1));
      }
      return endOfGroup();
    }

    /** Where nothing else may happen, all other couples of these players. */
    private List<Two> couples(Counted.Meeting meeting) {
      if (rule.times().shape() != Times.Shape.ONLY) {
        return meeting.couples();
      }
      Set<Two> named = new TreeSet<>(meeting.couples());
      Set<Integer> players = meeting.between().players();
      List<Integer> all = IntStream.rangeClosed(1, wish.players()).boxed().toList();
      return Couples.within(all).all(meeting.ordered()).stream()
          .filter(two -> players.contains(two.one()) || players.contains(two.other()))
          .filter(two -> !named.contains(two))
          .toList();
    }

    /** The literals of which one is true when the two meet like that in a round. */
    private int[] meets(Set<Relation> relations, int r, int p, int q) {
      Roles roles = new Roles(wish);
      return places.meetings(r, p, q).stream()
          .filter(m -> relations.stream().anyMatch(way -> is(roles, way, m)))
          .mapToInt(TwoSeats::literal)
          .toArray();
    }

    private static boolean is(Roles roles, Relation way, TwoSeats two) {
      return switch (way) {
        case PARTNER -> roles.partner(two.seat(), two.other()) > 0;
        case OPPONENT -> roles.opponent(two.seat(), two.other()) > 0;
        case LEFT -> roles.left(two.seat(), two.other()) > 0;
        case TABLE -> true;
      };
    }

    @Override
    public Rule sitting(Counted.Sitting sitting) {
      boolean only = rule.times().shape() == Times.Shape.ONLY;
      for (int player : sitting.of()) {
        int p = player - 1;
        switch (sitting.apart()) {
          case NOTHING -> {
            if (only) {
              spans.stream()
                  .flatMap(List::stream)
                  .distinct()
                  .forEach(r -> sitsOnlyThere(sitting, r - 1, p));
            } else {
              count(0, r -> sits(sitting, r, p));
            }
          }
          case TABLES -> {
            for (int t = 0; t < wish.tables(); t++) {
              int table = t;
              count(0, r -> new int[] {tables.at(r, p, table)});
            }
            endOfGroup();
          }
          case DIRECTIONS -> {
            for (Direction d : Direction.values()) {
              count(0, r -> new int[] {facing(r, p, d)});
            }
            endOfGroup();
          }
        }
      }
      return endOfGroup();
    }

    private void sitsOnlyThere(Counted.Sitting sitting, int r, int p) {
      int[] there = sits(sitting, r, p);
      int[] clause =
          IntStream.concat(IntStream.of(there), IntStream.of(not(plays[r][p]))).toArray();
      model.clause(clause);
    }

    /** The literals of which one is true when the player has one of the places. */
    private int[] sits(Counted.Sitting sitting, int r, int p) {
      int[] directions =
          sitting.directions().size() == 1
              ? new int[] {facing(r, p, sitting.directions().iterator().next())}
              : new int[] {plays[r][p]};
      if (sitting.tables().isEmpty()) {
        return directions;
      }
      return sitting.tables().stream()
          .mapToInt(t -> model.both(tables.at(r, p, t - 1), directions[0]))
          .toArray();
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
                    ? new int[] {not(plays[r][p - 1])}
                    : new int[0]);
      }
      return endOfGroup();
    }

    /** Adds one count for each span: what was before, and one for each literal that is true. */
    private void count(int before, IntFunction<int[]> literals) {
      for (List<Integer> span : spans) {
        Sum sum = new Sum().plus(before);
        List<Integer> all = new ArrayList<>();
        for (int round : span) {
          for (int literal : literals.apply(round - 1)) {
            sum.add(literal, 1);
            all.add(literal);
          }
        }
        if (rule.times().shape() == Times.Shape.EVEN) {
          group.add(sum);
        } else if (rule.must()) {
          must(sum, all, before);
        } else {
          weigh(sum, rule.times().least(), rule.times().most(), before, before + all.size());
        }
      }
    }

    private void must(Sum sum, List<Integer> literals, int before) {
      int least = rule.times().least();
      int most = rule.times().most();
      if (most == before) {
        literals.forEach(literal -> model.fix(not(literal)));
      } else if (least == before + 1 && most >= before + literals.size()) {
        model.clause(literals.stream().mapToInt(Integer::intValue).toArray());
      } else if (least > before || most < before + literals.size()) {
        model.between(sum, least, most);
      }
    }

    /** The distance of a sum from a range costs its square. */
    private void weigh(Sum sum, int least, int most, int lowest, int highest) {
      long top = Math.max(square(least, most, lowest), square(least, most, highest));
      if (top == 0) {
        return;
      }
      int cost = model.integer(COST, 0, top, variables++);
      for (int x = lowest; x < highest; x++) {
        // The chord from x to x+1 lies below the convex cost at every integer.
        long here = square(least, most, x);
        long slope = square(least, most, x + 1) - here;
        if (slope != 0) {
          model.atLeast(Sum.of(cost).add(sum, -slope), here - slope * x);
        }
      }
      if (lowest == highest) {
        model.atLeast(Sum.of(cost), top);
      }
      objective.cost(cost, rule.weight());
    }

    private static long square(int least, int most, int x) {
      long outside = Times.outside(x, least, most);
      return outside * outside;
    }

    /** Where counts are to be even, those since the last call are to be n or n + 1 for some n. */
    private Rule endOfGroup() {
      if (!group.isEmpty()) {
        int highest = wish.rounds() + rule.before().size();
        int base = model.integer(BASE, 0, highest, variables++);
        for (Sum sum : group) {
          if (rule.must()) {
            model.atLeast(sum.copy().add(base, -1), 0);
            model.atMost(sum.copy().add(base, -1), 1);
          } else {
            int far = model.integer(FAR, 0, highest, variables++);
            model.atLeast(Sum.of(far).add(base, 1).add(sum, -1), -1);
            model.atLeast(Sum.of(far).add(base, -1).add(sum, 1), 0);
            weigh(Sum.of(far), 0, 0, 0, highest);
          }
        }
        group.clear();
      }
      return rule;
    }
  }
}

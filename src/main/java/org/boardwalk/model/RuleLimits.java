package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.Times;

/**
 * States that the counts of a rule lie in its range, or that their distance from it costs its
 * square; the same in every formulation.
 */
public final class RuleLimits {

  private static final VariableFamily BASE =
      new VariableFamily("base", "k", "the least count of a group that is to be even");
  private static final VariableFamily FAR =
      new VariableFamily("far", "k", "how far a count lies from those two, or more");
  private static final VariableFamily ENOUGH =
      new VariableFamily("enough", "k", "a count of a condition reaches its range");
  private static final VariableFamily FEW =
      new VariableFamily("few", "k", "a count of a condition does not exceed its range");
  private static final VariableFamily ASKED =
      new VariableFamily("asked", "k", "all conditions of a rule are kept");
  private static final VariableFamily COST =
      new VariableFamily("ruleCost", "k", "the square of what lies outside a range, or more");

  private final Kind kind;
  private final ModelBuilder model;
  private final Sum.Term objective;
  private int variables;

  /** The costs of rules with a weight go to the objective, each variable with its factor. */
  public RuleLimits(Kind kind, ModelBuilder model, Sum.Term objective) {
    this.kind = kind;
    this.model = model;
    this.objective = objective;
  }

  /**
   * A count of a rule.
   *
   * @param sum its value
   * @param lowest the least value it can take
   * @param highest the greatest value it can take
   * @param alike how many counts have this value
   */
  public record Count(Sum sum, int lowest, int highest, long alike) {}

  /** Says what the constraints that follow state. */
  public void describe(Rule rule) {
    model.family(words(rule));
  }

  private ConstraintFamily words(Rule rule) {
    boolean even = rule.times().shape() == Times.Shape.EVEN;
    String range =
        even
            ? "base ≤ count ≤ base + 1"
            : Text.of(
                "count in [%s]", rule.times().shape() == Times.Shape.ONLY ? "0" : rule.times());
    String spans =
        switch (rule.within()) {
          case 0 -> "";
          case 1 -> " and each round";
          default -> Text.of(" and any %d rounds in a row", rule.within());
        };
    String formula = "count = " + count(rule) + spans + "; ";
    String words = RuleText.of(rule, kind) + ".";
    if (rule.counted() instanceof Counted.Qualified q && !q.conditions().isEmpty()) {
      formula = "where all conditions are kept: " + formula;
    }
    return rule.must()
        ? ConstraintFamily.required("A rule of the wish", words, formula + range)
        : ConstraintFamily.cost(
            "A rule of the wish with a weight",
            words,
            formula + Text.of("%d · (distance of count from %s)²", rule.weight(), range));
  }

  private static String count(Rule rule) {
    boolean ends =
        rule.counted() instanceof Counted.Qualified qualified && qualified.until().isPresent();
    String each = rule.together() ? "added up over each" : "for each";
    Counted plain = rule.counted().plain();
    if (plain instanceof Counted.Moving) {
      return Text.of("Σ_q<r moved[q,r,p] where p sits out in all rounds between, %s player", each);
    }
    return plain instanceof Counted.SameBoards
        ? Text.of("Σ_s [p plays s] · [q plays s], %s couple p, q", each)
        : Text.of(
            "Σ_r of what happens%s, %s couple or player", ends ? " in open rounds r" : "", each);
  }

  /** Whether players in two seats of a table meet in one of the ways, on any board of the set. */
  public static boolean meet(Roles roles, Set<Relation> relations, int seat, int other) {
    return relations.stream()
        .anyMatch(
            way ->
                switch (way) {
                  case PARTNER -> roles.partner(seat, other) > 0;
                  case OPPONENT -> roles.opponent(seat, other) > 0;
                  case LEFT -> roles.left(seat, other) > 0;
                  case TABLE -> true;
                });
  }

  /** States what a rule asks of counts; where they are to be even, of these together. */
  public void state(Rule rule, List<Count> counts) {
    state(rule, counts, new Sum());
  }

  /**
   * States what a rule asks of counts where all its conditions are kept.
   *
   * @param conditions literals of which each is true just where a condition is kept
   */
  public void state(Rule rule, List<Count> counts, List<Integer> conditions) {
    state(rule, counts, conditions.isEmpty() ? new Sum() : Sum.of(not(all(conditions))));
  }

  /** A literal that is true just where all these are. */
  private int all(List<Integer> literals) {
    if (literals.size() == 1) {
      return literals.get(0);
    }
    int all = model.bool(ASKED, variables++);
    int[] clause = new int[literals.size() + 1];
    clause[literals.size()] = all;
    for (int k = 0; k < literals.size(); k++) {
      model.clause(not(all), literals.get(k));
      clause[k] = not(literals.get(k));
    }
    model.clause(clause);
    return all;
  }

  /** A literal that is true just where every count lies in the range of the rule. */
  public int kept(Rule rule, List<Count> counts) {
    List<Integer> kept = new ArrayList<>();
    for (Count count : counts) {
      if (rule.times().least() > count.lowest()) {
        kept.add(reaches(ENOUGH, count, rule.times().least()));
      }
      if (rule.times().most() < count.highest()) {
        kept.add(not(reaches(FEW, count, rule.times().most() + 1)));
      }
    }
    return kept.isEmpty() ? model.truth() : all(kept);
  }

  /** A literal that is true just where the count is at least so great; it can be less. */
  private int reaches(VariableFamily family, Count count, int least) {
    int reaches = model.bool(family, variables++);
    int literal = family.equals(FEW) ? not(reaches) : reaches;
    model.atLeast(count.sum().copy().add(literal, (long) count.lowest() - least), count.lowest());
    long beyond = Math.max(0, (long) count.highest() - least + 1);
    model.atMost(count.sum().copy().add(literal, -beyond), (long) least - 1);
    return literal;
  }

  /**
   * States what a rule asks.
   *
   * @param slack 0 where the rule asks something; 1 where a condition is not kept
   */
  private void state(Rule rule, List<Count> counts, Sum slack) {
    if (rule.times().shape() == Times.Shape.EVEN) {
      even(rule, counts, slack);
      return;
    }
    int least = rule.times().least();
    int most = rule.times().most();
    for (Count count : counts) {
      if (!rule.must()) {
        weigh(count, least, most, rule.weight(), slack);
      } else if (slack.size() > 0) {
        long below = Math.max(0, (long) least - count.lowest());
        long above = Math.max(0, (long) count.highest() - most);
        model.atLeast(count.sum().copy().add(slack, below), least);
        model.atMost(count.sum().copy().add(slack, -above), most);
      } else if (least > count.lowest() || most < count.highest()) {
        model.between(count.sum(), least, most);
      }
    }
  }

  /** All counts are to be n or n + 1, for some n. */
  private void even(Rule rule, List<Count> counts, Sum slack) {
    int highest = counts.stream().mapToInt(Count::highest).max().orElse(0);
    int base = counts.isEmpty() ? 0 : model.integer(BASE, 0, highest, variables++);
    for (Count count : counts) {
      if (rule.must()) {
        model.atLeast(count.sum().copy().add(base, -1).add(slack, highest), 0);
        model.atMost(count.sum().copy().add(base, -1).add(slack, -highest), 1);
      } else {
        int far = model.integer(FAR, 0, highest, variables++);
        model.atLeast(Sum.of(far).add(base, 1).add(count.sum(), -1), -1);
        model.atLeast(Sum.of(far).add(base, -1).add(count.sum(), 1), 0);
        weigh(new Count(Sum.of(far), 0, highest, count.alike()), 0, 0, rule.weight(), slack);
      }
    }
  }

  /** The distance of a count from a range costs its square. */
  private void weigh(Count count, int least, int most, int weight, Sum slack) {
    long top = Math.max(square(least, most, count.lowest()), square(least, most, count.highest()));
    if (top == 0) {
      return;
    }
    int cost = model.integer(COST, 0, top, variables++);
    for (int x = count.lowest(); x < count.highest(); x++) {
      // The chord from x to x+1 lies below the convex cost at every integer.
      long here = square(least, most, x);
      long slope = square(least, most, x + 1) - here;
      if (slope != 0) {
        Sum chord = Sum.of(cost).add(count.sum(), -slope).add(slack, top);
        model.atLeast(chord, here - slope * x);
      }
    }
    if (count.lowest() == count.highest()) {
      model.atLeast(Sum.of(cost).add(slack, top), top);
    }
    objective.accept(cost, weight * count.alike());
  }

  private static long square(int least, int most, int x) {
    long outside = Times.outside(x, least, most);
    return outside * outside;
  }
}

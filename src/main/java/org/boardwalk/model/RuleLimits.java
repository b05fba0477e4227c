package org.boardwalk.model;

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
    String count =
        rule.counted() instanceof Counted.Moving
            ? "Σ_q<r moved[q,r,p] where p sits out in all rounds between, for each player"
            : rule.counted() instanceof Counted.SameBoards
                ? "Σ_s [p plays s] · [q plays s], for each couple p, q"
                : "Σ_r of what happens, for each couple or player";
    String formula =
        "count = "
            + count
            + (rule.within() > 0 ? Text.of(" and any %d rounds in a row", rule.within()) : "")
            + "; ";
    String words = RuleText.of(rule, kind) + ".";
    return rule.must()
        ? ConstraintFamily.required("A rule of the wish", words, formula + range)
        : ConstraintFamily.cost(
            "A rule of the wish with a weight",
            words,
            formula + Text.of("%d · (distance of count from %s)²", rule.weight(), range));
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
    if (rule.times().shape() == Times.Shape.EVEN) {
      even(rule, counts);
      return;
    }
    int least = rule.times().least();
    int most = rule.times().most();
    for (Count count : counts) {
      if (!rule.must()) {
        weigh(count, least, most, rule.weight());
      } else if (least > count.lowest() || most < count.highest()) {
        model.between(count.sum(), least, most);
      }
    }
  }

  /** All counts are to be n or n + 1, for some n. */
  private void even(Rule rule, List<Count> counts) {
    int highest = counts.stream().mapToInt(Count::highest).max().orElse(0);
    int base = counts.isEmpty() ? 0 : model.integer(BASE, 0, highest, variables++);
    for (Count count : counts) {
      if (rule.must()) {
        model.atLeast(count.sum().copy().add(base, -1), 0);
        model.atMost(count.sum().copy().add(base, -1), 1);
      } else {
        int far = model.integer(FAR, 0, highest, variables++);
        model.atLeast(Sum.of(far).add(base, 1).add(count.sum(), -1), -1);
        model.atLeast(Sum.of(far).add(base, -1).add(count.sum(), 1), 0);
        weigh(new Count(Sum.of(far), 0, highest, count.alike()), 0, 0, rule.weight());
      }
    }
  }

  /** The distance of a count from a range costs its square. */
  private void weigh(Count count, int least, int most, int weight) {
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
        model.atLeast(Sum.of(cost).add(count.sum(), -slope), here - slope * x);
      }
    }
    if (count.lowest() == count.highest()) {
      model.atLeast(Sum.of(cost), top);
    }
    objective.accept(cost, weight * count.alike());
  }

  private static long square(int least, int most, int x) {
    long outside = Times.outside(x, least, most);
    return outside * outside;
  }
}

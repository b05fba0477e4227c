package org.boardwalk.quality;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.quality.rule.RuleScore;

/**
 * The judge's scorecard of a movement.
 *
 * @param violations broken rules; empty for a valid movement
 * @param criteria the score of each criterion
 * @param sitOuts the sit-outs of all contestants
 * @param meetings the numbers of contestants met
 * @param calibre one number for its balance
 * @param others the other results that each contestant's results are compared with
 * @param walk the copies, breaks and moves of boards and contestants
 * @param walkRule the rule by which circulating boards are carried; only for individual movements
 *     in circulating play
 * @param matches the matches of teams of four; empty unless such play it
 * @param rules the scores of the rules of a wish; empty without a wish
 */
public record Scorecard(
    List<Violation> violations,
    Map<Criterion, CriterionScore> criteria,
    SitOuts sitOuts,
    Meetings meetings,
    Calibre calibre,
    OtherResults others,
    Walk walk,
    Optional<WalkRule> walkRule,
    Optional<Matches> matches,
    List<RuleScore> rules) {

  /** Copies lists and map. */
  public Scorecard {
    rules = List.copyOf(rules);
    violations = List.copyOf(violations);
    criteria = Map.copyOf(criteria);
  }

  /** {@return whether no rule is broken} */
  public boolean valid() {
    return violations.isEmpty();
  }

  /**
   * @return whether a session played like this can be scored as it is: scores stand despite each
   *     broken rule
   */
  public boolean scoresStand() {
    return violations.stream().map(Violation::rule).allMatch(Violation.Law::scoresStand);
  }

  /**
   * @param other the scorecard of a movement with the same encounters at other tables or in another
   *     order
   * @return whether both are equal apart from the walk of boards and contestants
   */
  public boolean equalsButWalk(Scorecard other) {
    return equals(
        new Scorecard(
            other.violations,
            other.criteria,
            other.sitOuts,
            other.meetings,
            other.calibre,
            other.others,
            walk,
            walkRule,
            other.matches,
            other.rules));
  }

  /**
   * @param worst a grade
   * @return whether the boards are carried at least as simply as that, or do not circulate
   */
  public boolean carried(WalkGrade worst) {
    return walkRule.map(d -> d.grade().atLeast(worst)).orElse(true);
  }

  /** {@return its score} */
  public CriterionScore of(Criterion criterion) {
    return Objects.requireNonNull(criteria.get(criterion));
  }

  /** {@return its cost} */
  public long cost(Criterion criterion) {
    return of(criterion).cost();
  }

  /** {@return the sum of their costs, each with weight 1} */
  public long cost(Set<Criterion> some) {
    return some.stream().mapToLong(this::cost).sum();
  }

  /**
   * @param weights the weight of each criterion
   * @return the weighted cost of all criteria, and of the rules that have a weight
   */
  public long total(Weights weights) {
    return weights.total(this::cost) + costOfRules();
  }

  /** {@return the cost of the rules of the wish that have a weight} */
  public long costOfRules() {
    return rules.isEmpty() ? 0 : RuleScore.cost(rules);
  }

  /** {@return whether all rules of the wish are kept that must be} */
  public boolean rulesHold() {
    return rules.isEmpty() || RuleScore.hold(rules);
  }
}

package org.boardwalk.quality.rule;

import java.util.List;

/**
 * How well a movement keeps a rule.
 *
 * @param rule the rule
 * @param counts how many counts it has: one for each player or couple and for each span of rounds
 * @param broken how many of them lie outside the range
 * @param squares the sum of squares of what lies outside the range
 * @param worst one of the counts that lie farthest outside, in words; empty where none does
 */
public record RuleScore(Rule rule, int counts, int broken, long squares, String worst) {

  /**
   * @return whether every count lies in its range
   */
  public boolean kept() {
    return broken == 0;
  }

  /**
   * @return its part of the total cost: the weighted squares; 0 for a rule that must be kept
   */
  public long cost() {
    return rule.weight() * squares;
  }

  /**
   * @param scores the scores of some rules
   * @return whether all rules that must be kept are kept
   */
  public static boolean hold(List<RuleScore> scores) {
    return scores.stream().allMatch(s -> s.kept() || !s.rule().must());
  }

  /**
   * @param scores the scores of some rules
   * @return the sum of their costs
   */
  public static long cost(List<RuleScore> scores) {
    return scores.stream().mapToLong(RuleScore::cost).sum();
  }
}

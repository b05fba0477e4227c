package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleScoreTest {

  /** A rule of a weight, 0 where it must be kept, of which some counts are broken. */
  private static RuleScore score(int weight, int broken) {
    Counted moves = new Counted.Moving(List.of(1, 2), Counted.MoveTo.TABLE);
    Rule rule = new Rule(moves, Times.NEVER, List.of(), 0, List.of(), weight);
    return new RuleScore(rule, 2, broken, broken, "");
  }

  @Test
  void rulesHoldWhereThoseThatMustBeKeptAreKept() {
    assertThat(RuleScore.hold(List.of())).isTrue();
    assertThat(RuleScore.hold(List.of(score(0, 0), score(3, 2)))).isTrue();
    assertThat(RuleScore.hold(List.of(score(3, 0), score(0, 1)))).isFalse();
  }

  @Test
  void theCostsOfRulesAddUp() {
    assertThat(RuleScore.cost(List.of(score(0, 2), score(3, 2), score(5, 1)))).isEqualTo(11);
  }
}

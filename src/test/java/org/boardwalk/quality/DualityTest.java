package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.boardwalk.quality.PairProgram.Case;
import org.boardwalk.quality.PairProgram.Costs;
import org.boardwalk.quality.PairProgram.PairSum;
import org.boardwalk.quality.PairProgram.Topic;
import org.junit.jupiter.api.Test;

class DualityTest {

  private static final Weights PARTNER = Weights.alone(Criterion.PARTNER);
  private static final Weights NOTHING = Weights.of(List.of(0, 0, 0, 0));

  private static Case of(long cost, long... amounts) {
    return new Case(0, new Costs(cost, 0, 0, 0), amounts);
  }

  private static long least(PairProgram program, long unit) {
    return new Duality(program).least(PARTNER, unit).cost();
  }

  @Test
  void findsTheLeastCostOfASmallProgram() {
    PairProgram program =
        new PairProgram(
            List.of(10L),
            List.of(new PairSum(Topic.MEETINGS, 15, true)),
            List.of(of(0, 0), of(3, 1), of(4, 2), of(12, 3)));
    // 7.5 pairs of amount 2: 30.
    assertThat(least(program, 1)).isEqualTo(30);
    assertThat(least(program, 4)).isEqualTo(32);
  }

  @Test
  void sumsThatMayBeMoreCostNothingMore() {
    PairProgram program =
        new PairProgram(
            List.of(10L),
            List.of(new PairSum(Topic.DIRECTIONS, 5, false)),
            List.of(of(1, 0), of(0, 1)));
    Duality.Proved proved = new Duality(program).least(PARTNER, 1);
    assertThat(proved.cost()).isZero();
    assertThat(proved.topics()).isEmpty();
  }

  @Test
  void whatHasNoSolutionIsSeen() {
    PairProgram program =
        new PairProgram(
            List.of(10L),
            List.of(new PairSum(Topic.MEETINGS, 25, true)),
            List.of(of(0, 0), of(1, 2)));
    assertThat(new Duality(program).least(NOTHING, 1).cost()).isPositive();
    assertThat(least(program, 1)).isZero();
  }

  /** Programs by chance, with the sums of a mixture of whole cases: it costs no less. */
  @Test
  void neverExceedsTheCostOfASolution() {
    Random random = new Random(3);
    for (int k = 0; k < 300; k++) {
      List<Case> cases = new ArrayList<>();
      for (int c = 0; c < 12; c++) {
        cases.add(of(random.nextInt(1000), random.nextInt(2000) - 1000, random.nextInt(9)));
      }
      long cost = 0;
      long[] sums = new long[2];
      for (int pair = 0; pair < 20; pair++) {
        Case one = cases.get(random.nextInt(cases.size()));
        cost += one.costs.partner();
        sums[0] += one.amounts[0];
        sums[1] += one.amounts[1];
      }
      PairProgram program =
          new PairProgram(
              List.of(20L),
              List.of(
                  new PairSum(Topic.MEETINGS, sums[0], true),
                  new PairSum(Topic.DIRECTIONS, sums[1] - 3, false)),
              cases);
      assertThat(least(program, 1)).isLessThanOrEqualTo(cost);
    }
  }
}

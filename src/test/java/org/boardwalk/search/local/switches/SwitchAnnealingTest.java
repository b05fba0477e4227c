package org.boardwalk.search.local.switches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Switches of single encounters and of whole rounds, counted anew from the switched movement. */
class SwitchAnnealingTest {

  private static final Movement MITCHELL = Examples.mitchell(7, 0, 1);

  private abstract static class Contract<P extends Problem> extends ProblemContract<P> {
    private SwitchCounts counts = new SwitchCounts(MITCHELL);

    abstract P of(SwitchCounts counts);

    @Override
    protected P problem(long seed) {
      counts = new SwitchCounts(MITCHELL);
      SplittableRandom random = new SplittableRandom(seed);
      IntStream.range(0, counts.encounters())
          .filter(e -> random.nextBoolean())
          .forEach(counts::flip);
      return of(counts);
    }

    @Override
    protected double cost(P problem, double temperature) {
      return new SwitchCounts(counts.applied(MITCHELL)).squares();
    }

    @Override
    protected Object state(P problem) {
      return counts.applied(MITCHELL);
    }

    @Override
    protected Temperatures range() {
      return new Temperatures(100, 1);
    }
  }

  @Nested
  class OfSingleEncounters extends Contract<SwitchAnnealing> {
    @Override
    SwitchAnnealing of(SwitchCounts counts) {
      return new SwitchAnnealing(counts, e -> false);
    }
  }

  @Nested
  class OfWholeRounds extends Contract<RoundSwitchSearch> {
    @Override
    RoundSwitchSearch of(SwitchCounts counts) {
      return new RoundSwitchSearch(counts, () -> false);
    }
  }

  @Test
  void leavesTheBestStateThatItPassed() {
    SwitchCounts counts = new SwitchCounts(MITCHELL);
    long before = counts.squares();
    Temperatures hot = new Temperatures(1e6, 1e6);
    SwitchAnnealing.cool(counts, hot, 1, new SplittableRandom(1), () -> false);
    assertThat(counts.squares()).isLessThanOrEqualTo(before);
    boolean[] state = counts.state();
    SwitchAnnealing.cool(counts, hot, 5000, new SplittableRandom(1), () -> true);
    assertThat(Arrays.equals(counts.state(), state)).isTrue();
  }
}

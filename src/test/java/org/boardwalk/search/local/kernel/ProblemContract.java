package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The facts that hold for every problem: rises are those of a cost counted anew, a change that is
 * taken back leaves no trace, and annealing makes as many steps as it is asked for. {@code
 * ProblemsTest} holds that every class of problems is under this contract.
 *
 * @param <P> the class of problems
 */
public abstract class ProblemContract<P extends Problem> {

  private static final int PROPOSALS = 40;

  private static final int MANY_PROPOSALS = 1000;

  /** So many temperatures of a range, with so many steps each, are recounted. */
  private static final int STAGES = 5;

  private static final int STEPS = 20;

  /** Higher than any rise, so that every rise must be told. */
  private static final double NO_LIMIT = 1e9;

  /** A problem in a random state. */
  protected abstract P problem(long seed);

  /** The cost of the present state, counted anew, as it is at a temperature. */
  protected abstract double cost(P problem, double temperature);

  /** A copy of all that a change may change. */
  protected abstract Object state(P problem);

  /** Temperatures at which the problem is annealed. */
  protected abstract Temperatures range();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyRiseIsThatOfTheCostCountedAnew(long seed) {
    assertRises(seed, PROPOSALS);
  }

  @Test
  @Tag("slow")
  void everyRiseOfManyIsThatOfTheCostCountedAnew() {
    assertRises(4, MANY_PROPOSALS);
  }

  private void assertRises(long seed, int proposals) {
    P problem = problem(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Chance chance = new Chance(random);
    Temperatures range = range();
    int made = 0;
    for (int k = 0; k < proposals; k++) {
      double temperature = range.at((double) k / proposals);
      double before = cost(problem, temperature);
      chance.draw();
      if (problem.propose(chance)) {
        double limit = random.nextBoolean() ? NO_LIMIT : chance.limit(temperature);
        double rise = problem.rise(limit, temperature);
        if (rise < limit) {
          problem.commit();
          assertThat(cost(problem, temperature) - before)
              .as("seed %d, proposal %d", seed, k)
              .isCloseTo(rise, within(1e-6));
          made++;
        } else {
          problem.undo();
        }
      }
    }
    assertThat(made).as("seed %d", seed).isPositive();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void neitherChangesTakenBackNorProposalsOfNothingLeaveATrace(long seed) {
    assertNoTrace(seed, PROPOSALS);
  }

  @Test
  @Tag("slow")
  void noneOfManyChangesTakenBackLeavesATrace() {
    assertNoTrace(4, MANY_PROPOSALS);
  }

  private void assertNoTrace(long seed, int proposals) {
    P problem = problem(seed);
    Chance chance = new Chance(new SplittableRandom(seed));
    Temperatures range = range();
    for (int k = 0; k < proposals; k++) {
      double temperature = range.at((double) k / proposals);
      Object before = state(problem);
      double cost = cost(problem, temperature);
      chance.draw();
      if (problem.propose(chance)) {
        problem.rise(chance.limit(temperature), temperature);
        problem.undo();
      }
      assertThat(state(problem)).as("seed %d, proposal %d", seed, k).isEqualTo(before);
      assertThat(cost(problem, temperature)).isCloseTo(cost, within(1e-6));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theCostThatAnnealingKeepsIsCountedFromNothingAfterEveryStep(long seed) {
    P problem = problem(seed);
    Temperatures range = range();
    int made = 0;
    for (int stage = 0; stage < STAGES; stage++) {
      double temperature = range.at((double) stage / (STAGES - 1));
      Recounted<P> recounted = new Recounted<>(problem, p -> cost(p, temperature), this::state);
      SplittableRandom random = new SplittableRandom(STAGES * seed + stage);
      new Annealing(recounted, random, () -> false).hold(temperature, STEPS);
      made += recounted.made();
    }
    assertThat(made).as("seed %d", seed).isPositive();
  }

  @Test
  void annealingMakesTheStepsThatItIsAskedFor() {
    Counted counted = new Counted(problem(4));
    Annealing annealing = new Annealing(counted, new SplittableRandom(4), () -> false);
    annealing.cool(range(), 2500, 1024);
    annealing.hold(range().cold(), 1500);
    assertThat(counted.proposals).isEqualTo(4000);
    assertThat(counted.decisions).isEqualTo(counted.changes);
  }

  /** Counts what it hands on to another problem. */
  private static final class Counted implements Problem {
    private final Problem problem;
    private int proposals;
    private int changes;
    private int decisions;

    Counted(Problem problem) {
      this.problem = problem;
    }

    @Override
    public boolean propose(Chance chance) {
      proposals++;
      boolean change = problem.propose(chance);
      changes += change ? 1 : 0;
      return change;
    }

    @Override
    public double rise(double limit, double temperature) {
      return problem.rise(limit, temperature);
    }

    @Override
    public void commit() {
      decisions++;
      problem.commit();
    }

    @Override
    public void undo() {
      decisions++;
      problem.undo();
    }
  }
}

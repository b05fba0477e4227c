package org.boardwalk.search.local.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Simulated annealing of a problem, and steps at one temperature for {@link Tempering}. Heuristic:
 * only an infinitely slow cooling is sure to find the optimum. Not thread-safe.
 *
 * <p>Source: S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated Annealing,
 * Science 220, 1983.
 */
public final class Annealing {

  /** A loop of its own for each class of problems, see {@link Loop}. */
  private static final ClassValue<Steps> LOOPS =
      new ClassValue<>() {
        @Override
        protected Steps computeValue(Class<?> type) {
          return copied();
        }
      };

  private final Problem problem;
  private final Chance chance;
  private final BooleanSupplier over;
  private final Steps steps;

  /**
   * @param problem the state to improve
   * @param random source of random choices
   * @param over asked again and again, see {@link Stretches}; true ends a cooling
   */
  public Annealing(Problem problem, SplittableRandom random, BooleanSupplier over) {
    this.problem = problem;
    this.over = over;
    chance = new Chance(random);
    steps = LOOPS.get(problem.getClass());
  }

  private static Steps copied() {
    try (InputStream code = Loop.class.getResourceAsStream("Loop.class")) {
      return (Steps)
          MethodHandles.lookup()
              .defineHiddenClass(Objects.requireNonNull(code).readAllBytes(), true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Makes one cooling.
   *
   * @param range the first and the last temperature
   * @param count the most steps, at least 0
   * @param stride steps at each temperature, at least 1
   */
  public void cool(Temperatures range, long count, int stride) {
    Cooling cooling = new Cooling(range, count, stride, over);
    while (cooling.next()) {
      steps.make(problem, chance, cooling.length(), cooling.temperature());
    }
  }

  /**
   * Makes steps at one temperature.
   *
   * @param temperature in units of the cost, more than 0
   * @param count the most steps, at least 0
   */
  public void hold(double temperature, long count) {
    Stretches stretches = new Stretches(count, Stretches.LOOK, over);
    while (stretches.next()) {
      steps.make(problem, chance, stretches.length(), temperature);
    }
  }
}

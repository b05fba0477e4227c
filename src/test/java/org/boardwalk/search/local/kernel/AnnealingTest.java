package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.StackWalker.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnnealingTest {

  /** Six places in a circle, each of which costs its number; a step goes to a neighbour. */
  private static class Circle implements Problem {
    private final int[] visits = new int[6];
    private final List<Integer> way = new ArrayList<>();
    private int place = 3;
    private int next;

    @Override
    public boolean propose(Chance chance) {
      visits[place]++;
      next = Math.floorMod(place + (chance.below(2) == 0 ? 1 : -1), 6);
      return true;
    }

    @Override
    public double rise(double limit, double temperature) {
      return next - place;
    }

    @Override
    public void commit() {
      place = next;
      way.add(place);
    }

    int steps() {
      return IntStream.of(visits).sum();
    }
  }

  /** Notes the class of the loop that calls it. */
  private static class Calling extends Circle {
    private Class<?> loop = Calling.class;

    @Override
    public boolean propose(Chance chance) {
      loop =
          StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_HIDDEN_FRAMES))
              .walk(
                  frames ->
                      frames
                          .<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
                          .filter(Steps.class::isAssignableFrom)
                          .findFirst())
              .orElseThrow();
      return super.propose(chance);
    }
  }

  private static final class AlsoCalling extends Calling {}

  private static Annealing of(Problem problem, long seed) {
    return new Annealing(problem, new SplittableRandom(seed), () -> false);
  }

  private static List<Integer> cooled(long seed) {
    Circle circle = new Circle();
    of(circle, seed).cool(new Temperatures(5, 0.5), 5000, 100);
    return circle.way;
  }

  @Test
  void equalSeedsGiveEqualStepsAndOthersDoNot() {
    assertThat(cooled(1)).isEqualTo(cooled(1)).isNotEqualTo(cooled(2));
  }

  @Test
  void endsWhenItIsOver() {
    Circle circle = new Circle();
    int[] asked = {0};
    Annealing annealing = new Annealing(circle, new SplittableRandom(1), () -> asked[0]++ == 3);
    annealing.cool(new Temperatures(5, 0.5), 1_000_000, 1024);
    assertThat(circle.steps()).isEqualTo(3 * 1024);
    Circle held = new Circle();
    new Annealing(held, new SplittableRandom(1), () -> true).hold(1, 1000);
    assertThat(held.steps()).isZero();
  }

  @Test
  void onlyFallsAreAcceptedWhereItIsCold() {
    Circle circle = new Circle();
    of(circle, 1).hold(1e-9, 1000);
    assertThat(circle.way).containsExactly(2, 1, 0);
  }

  @Test
  void eachClassOfProblemsHasALoopOfItsOwn() {
    Calling one = new Calling();
    Calling same = new Calling();
    Calling other = new AlsoCalling();
    List.of(one, same, other).forEach(problem -> of(problem, 1).hold(1, 10));
    assertThat(one.loop).isSameAs(same.loop).isNotSameAs(other.loop);
  }

  /** At a temperature T a place that costs c is as likely as exp(-c/T). */
  @Test
  void aTemperatureKeepsItsBoltzmannDistribution() {
    double temperature = 2;
    Circle circle = new Circle();
    int steps = 1_000_000;
    of(circle, 1).hold(temperature, steps);
    double all = IntStream.range(0, 6).mapToDouble(c -> Math.exp(-c / temperature)).sum();
    for (int c = 0; c < 6; c++) {
      assertThat((double) circle.visits[c] / steps)
          .as("place %d", c)
          .isCloseTo(Math.exp(-c / temperature) / all, within(0.005));
    }
  }
}

package org.boardwalk.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.problem.Problem;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.search.local.Annealing;
import org.boardwalk.search.starter.StarterMethod;

/**
 * Which methods look for a wish, in which order, and for how long: prescribed symmetry first, which
 * is quick where it fits, beside the free search. They take turns; every turn is twice as long as
 * the one before.
 */
final class Portfolio {

  private static final Duration FIRST_SLICE = Duration.ofSeconds(2);

  private final List<Method> methods;
  private int next;
  private Duration slice = FIRST_SLICE;
  private int turn;

  /** A method's turn. */
  record Turn(Method method, Duration slice, long seedOffset) {}

  Portfolio(Problem problem) {
    Engine engine = Engines.chosen(problem.search().engine());
    List<Method> list = new ArrayList<>();
    boolean free = !problem.symmetry().restricts();
    if (problem.symmetry() instanceof Symmetry.Auto) {
      list.addAll(StarterMethod.forProblem(problem));
    }
    if (free) {
      list.add(new Annealing());
    }
    for (Development d : Developments.forProblem(problem)) {
      list.add(
          new ModelMethod(
              "tables developed by " + d.name(),
              () -> DevelopedFormulation.of(problem, d),
              engine));
    }
    if (free) {
      list.add(new ModelMethod("free seats", () -> SeatsFormulation.of(problem), engine));
    }
    methods = list;
  }

  /** The next turn; null when no method can find more. */
  synchronized @org.jspecify.annotations.Nullable Turn next() {
    if (methods.isEmpty()) {
      return null;
    }
    if (next >= methods.size()) {
      next = 0;
      turn++;
      slice = slice.multipliedBy(2);
    }
    return new Turn(methods.get(next++), slice, turn);
  }

  /** The method has nothing more to find. */
  synchronized void retire(Method method) {
    int index = methods.indexOf(method);
    if (index >= 0) {
      methods.remove(index);
      next -= index < next ? 1 : 0;
    }
  }
}

package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engine.Limits;

/** Tiny models, which an engine searches to the end. */
final class Exhausted {

  private Exhausted() {}

  /** The best of all solutions; empty where there is none. */
  static Optional<Movement> best(Engine engine, ConstraintModel model) {
    LastSolution<Movement> last = new LastSolution<>();
    assertThat(
            engine
                .solve(model, Limits.effort(1e6, 1), v -> last.accept(model.decoder().apply(v)))
                .verdict())
        .isEqualTo(Engine.Verdict.EXHAUSTED);
    return last.value();
  }
}

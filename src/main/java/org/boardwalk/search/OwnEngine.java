package org.boardwalk.search;

import java.time.Duration;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.text.Text;

/**
 * An engine that is not part of the program. The judge counts what it finds; its claim that nothing
 * is left to find cannot be recomputed here, and so proves nothing.
 *
 * @param engine the engine
 */
record OwnEngine(Engine engine) implements Engine {

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public String version() {
    return engine.version();
  }

  @Override
  public double secondsToBegin(ConstraintModel model) {
    return engine.secondsToBegin(model);
  }

  @Override
  public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
    Duration effort = Duration.ofMillis((long) (1e3 * Math.min(limits.effort(), 1e6)));
    End end =
        OwnWork.done(what(), effort, limits.over(), () -> engine.solve(model, limits, solutions))
            .orElse(new End(Verdict.STOPPED, limits.effort()));
    return new End(
        end.exhausted() ? Verdict.CLAIMED : end.verdict(),
        end.effort() >= 0 ? end.effort() : limits.effort());
  }

  @Override
  public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
    engine.enumerate(model, solutions);
  }

  private String what() {
    return Text.of("engine [%s], %s,", name(), engine.getClass().getName());
  }
}

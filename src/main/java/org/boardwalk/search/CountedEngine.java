package org.boardwalk.search;

import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;

/**
 * An engine whose effort a hunt counts, for methods that take the whole of a hunt in one turn.
 * Where effort limits the hunt, no search of the engine ends by the clock. As thread-safe as the
 * engine.
 */
public final class CountedEngine implements Engine {

  private final Engine engine;
  private final Hunt<?> hunt;

  /**
   * @param engine does the work
   * @param hunt counts it
   */
  public CountedEngine(Engine engine, Hunt<?> hunt) {
    this.engine = engine;
    this.hunt = hunt;
  }

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
    Limits counted =
        new Limits(
            limits.effort(), hunt.byTheClock(limits.seconds()), limits.over(), limits.seed());
    End end = engine.solve(model, counted, solutions);
    hunt.spend(end.effort());
    return end;
  }

  @Override
  public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
    engine.enumerate(model, solutions);
  }
}

package org.boardwalk.search;

import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;

/**
 * An engine that reports its effort to a search, for methods that take the whole search in one
 * turn. If the search is limited by effort, the clock ends no call of the engine. As thread-safe as
 * the engine.
 */
public final class CountedEngine implements Engine {

  private final Engine engine;
  private final SearchScope<?> scope;

  /**
   * @param engine does the work
   * @param scope counts it
   */
  public CountedEngine(Engine engine, SearchScope<?> scope) {
    this.engine = engine;
    this.scope = scope;
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
            limits.effort(), scope.byTheClock(limits.seconds()), limits.over(), limits.seed());
    End end = engine.solve(model, counted, solutions);
    scope.spend(end.effort());
    return end;
  }

  @Override
  public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
    engine.enumerate(model, solutions);
  }
}

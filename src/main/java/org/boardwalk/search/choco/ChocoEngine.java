package org.boardwalk.search.choco;

import java.util.function.Consumer;
import org.boardwalk.answer.Versions;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.search.Engine;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco, in pure Java: lazy clause generation to solve, plain search to enumerate, where each
 * solution must come once.
 */
public final class ChocoEngine implements Engine {

  private static final double NODES_PER_SECOND = 20_000;

  @Override
  public EngineChoice id() {
    return EngineChoice.CHOCO;
  }

  @Override
  public String version() {
    return Versions.of(name());
  }

  @Override
  public Verdict solve(ConstraintModel source, Limits limits, Consumer<Assignment> solutions) {
    Model model =
        new Model(source.name(), Settings.init().setLCG(true).setEnableTableSubstitution(false));
    ChocoTranslation translation = new ChocoTranslation(source, model);
    if (source.proto().hasObjective()) {
      model.setObjective(Model.MINIMIZE, translation.objective(source.proto()));
    }
    Solver solver = model.getSolver();
    long nodes = (long) (limits.effort() * NODES_PER_SECOND);
    solver.addStopCriterion(() -> limits.over().getAsBoolean() || solver.getNodeCount() > nodes);
    while (solver.solve()) {
      solutions.accept(v -> translation.variable(v).getValue());
      if (!source.proto().hasObjective()) {
        return Verdict.EXHAUSTED;
      }
    }
    // No further solution means none, or that a limit was met, or that all cost too much for Choco.
    return solver.isStopCriterionMet() || translation.cutsOff()
        ? Verdict.STOPPED
        : Verdict.EXHAUSTED;
  }

  @Override
  public void enumerate(ConstraintModel source, Consumer<Assignment> solutions) {
    Model model = new Model(source.name());
    ChocoTranslation translation = new ChocoTranslation(source, model);
    IntVar[] variables = translation.variables();
    Solver solver = model.getSolver();
    solver.setSearch(Search.inputOrderLBSearch(variables));
    while (solver.solve()) {
      solutions.accept(v -> variables[v].getValue());
    }
  }
}

package org.boardwalk.search.choco;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.search.Deadline;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Versions;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.SolverException;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco, in pure Java: {@link CoverSearch} with restarts for exact covers, lazy clause generation
 * to solve other models, plain search to enumerate, where each solution must come once.
 */
public final class ChocoEngine implements Engine {

  /** The part of the effort that a search has at least, after a long beginning. */
  private static final double LEAST_PART = 0.1;

  /** Failures between restarts, in units of the Luby sequence. */
  private static final long RESTART = 100;

  @Override
  public String name() {
    return EngineChoice.CHOCO.word();
  }

  @Override
  public String version() {
    return Versions.of(name());
  }

  /**
   * Measured: clauses are stated quickly, sums slowly, most of all where clauses are learnt from
   * them.
   */
  @Override
  public double secondsToBegin(ConstraintModel model) {
    Rate sum = model.cover() ? Rate.CHOCO_COVER_TERM : Rate.CHOCO_LEARNT_TERM;
    long literals = model.literals();
    return literals / Rate.CHOCO_LITERAL.perSecond() + (model.terms() - literals) / sum.perSecond();
  }

  /**
   * {@inheritDoc}
   *
   * <p>A model with sums too large for Choco is not searched, as if a limit had been met.
   */
  @Override
  public End solve(ConstraintModel source, Limits limits, Consumer<Assignment> solutions) {
    Settings settings = Settings.init().setLCG(!source.cover()).setEnableTableSubstitution(false);
    Model model = new Model(source.name(), settings);
    BooleanSupplier over = over(limits);
    long start = System.nanoTime();
    ChocoTranslation translation;
    try {
      translation = new ChocoTranslation(source, model, over);
      if (source.proto().hasObjective()) {
        model.setObjective(Model.MINIMIZE, translation.objective(source.proto()));
      }
    } catch (SolverException | CancellationException tooLargeOrTooLate) {
      return new End(Verdict.STOPPED, secondsToBegin(source));
    }
    // The first propagation, during which Choco cannot be stopped, takes less time than stating the
    // model did.
    double stated = (System.nanoTime() - start) / 1e9;
    if (2 * stated > limits.seconds()) {
      return new End(Verdict.STOPPED, secondsToBegin(source));
    }
    Solver solver = model.getSolver();
    if (source.cover()) {
      solver.setSearch(CoverSearch.of(source.proto(), translation, limits.seed()));
      solver.setLubyRestart(RESTART, new FailCounter(model, 0), Integer.MAX_VALUE);
    }
    double begin = secondsToBegin(source);
    double search = Math.max(limits.effort() - begin, LEAST_PART * limits.effort());
    long nodes = (long) (search * nodesPerSecond(source));
    solver.addStopCriterion(() -> over.getAsBoolean() || solver.getNodeCount() > nodes);
    Verdict verdict = searched(source, solver, translation, solutions);
    double effort = begin + solver.getNodeCount() / nodesPerSecond(source);
    return new End(verdict, effort);
  }

  private static Verdict searched(
      ConstraintModel source,
      Solver solver,
      ChocoTranslation translation,
      Consumer<Assignment> solutions) {
    while (solver.solve()) {
      solutions.accept(v -> translation.variable(v).getValue());
      if (!source.proto().hasObjective()) {
        return Verdict.EXHAUSTED;
      }
    }
    // No further solution means none, a limit, or only solutions that cost too much for Choco.
    return solver.isStopCriterionMet() || translation.cutsOff()
        ? Verdict.STOPPED
        : Verdict.EXHAUSTED;
  }

  /**
   * Where clauses are learnt, a node takes as long as there are literals, and more for sums: most
   * of all where these are no longer in the processor's cache, and less where few literals are
   * theirs. Measured on models of 5,000 to 600,000 terms.
   */
  private static double nodesPerSecond(ConstraintModel source) {
    if (source.cover()) {
      double perVariable = Rate.CHOCO_COVER_CHOICE.perSecond() / source.proto().getVariablesCount();
      return Math.min(Rate.CHOCO_COVER_NODE.perSecond(), perVariable);
    }
    long literals = source.literals();
    double sums = source.terms() - literals;
    double ofSums =
        sums / Rate.CHOCO_NODE_SUM.perSecond() * (1 + sums / Rate.CHOCO_CACHED_SUMS.size());
    double part = Math.min(1, 2 * sums / Math.max(1, source.terms()));
    double perNode = literals / Rate.CHOCO_NODE_LITERAL.perSecond() + part * ofSums;
    return 1 / (perNode + 1 / Rate.CHOCO_LEARNT_NODE.perSecond());
  }

  private static BooleanSupplier over(Limits limits) {
    return Deadline.in(Duration.ofNanos((long) (limits.seconds() * 1e9)), limits.over());
  }

  @Override
  public void enumerate(ConstraintModel source, Consumer<Assignment> solutions) {
    Model model = new Model(source.name());
    ChocoTranslation translation = new ChocoTranslation(source, model, () -> false);
    IntVar[] variables = translation.variables();
    Solver solver = model.getSolver();
    solver.setSearch(Search.inputOrderLBSearch(variables));
    while (solver.solve()) {
      solutions.accept(v -> variables[v].getValue());
    }
  }
}

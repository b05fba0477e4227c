package org.boardwalk.search.choco;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.search.Deadline;
import org.boardwalk.search.Engine;
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

  private static final double NODES_PER_SECOND = 20_000;

  private static final double LITERALS_PER_SECOND = 1.5e6;
  private static final double COVER_TERMS_PER_SECOND = 0.4e6;
  private static final double LEARNT_TERMS_PER_SECOND = 0.15e6;

  /**
   * Where clauses are learnt, a node takes as long as there are literals, and more for sums: most
   * of all where these are no longer in the processor's cache, and less where few literals are
   * theirs. Measured on models of 5,000 to 600,000 terms.
   */
  private static final double LEARNING_NODES_PER_SECOND = 8_000;

  private static final double NODE_LITERALS_PER_SECOND = 2.5e8;
  private static final double NODE_SUMS_PER_SECOND = 8e6;
  private static final double CACHED_SUMS = 50_000;

  /** The part of the effort that a search has at least, after a long beginning. */
  private static final double LEAST_PART = 0.1;

  /**
   * Choices per second for covers, whose nodes take time in proportion to the number of variables.
   */
  private static final double COVER_CHOICES_PER_SECOND = 14e6;

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
    double sums = model.cover() ? COVER_TERMS_PER_SECOND : LEARNT_TERMS_PER_SECOND;
    long literals = model.literals();
    return literals / LITERALS_PER_SECOND + (model.terms() - literals) / sums;
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

  private static double nodesPerSecond(ConstraintModel source) {
    if (source.cover()) {
      double perVariable = COVER_CHOICES_PER_SECOND / source.proto().getVariablesCount();
      return Math.min(NODES_PER_SECOND, perVariable);
    }
    long literals = source.literals();
    double sums = source.terms() - literals;
    double ofSums = sums / NODE_SUMS_PER_SECOND * (1 + sums / CACHED_SUMS);
    double part = Math.min(1, 2 * sums / Math.max(1, source.terms()));
    double perNode = literals / NODE_LITERALS_PER_SECOND + part * ofSums;
    return 1 / (perNode + 1 / LEARNING_NODES_PER_SECOND);
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

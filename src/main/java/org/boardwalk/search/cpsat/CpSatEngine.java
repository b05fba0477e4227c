package org.boardwalk.search.cpsat;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Engine;
import org.boardwalk.search.EngineUnavailable;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Versions;
import org.jspecify.annotations.Nullable;

/** Google OR-Tools CP-SAT, one worker a call: portfolios run several calls instead. */
public final class CpSatEngine implements Engine {

  private static final int POLL_MILLIS = 20;

  /** The part of the effort that a search has at least, after a long presolve. */
  private static final double LEAST_PART = 0.1;

  @Override
  public String name() {
    return EngineChoice.CPSAT.word();
  }

  @Override
  public String version() {
    return Versions.of(name());
  }

  /**
   * {@inheritDoc} Presolve, which can be stopped, is part of it: before its end there is nothing.
   */
  @Override
  public double secondsToBegin(ConstraintModel model) {
    return model.terms() / Rate.CPSAT_TERM.perSecond();
  }

  @Override
  public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
    CpSolver solver = solver(limits.seed());
    solver
        .getParameters()
        .setMaxDeterministicTime(deterministic(model, limits.effort()))
        .setMaxTimeInSeconds(limits.seconds());
    if (model.cover()) {
      // Relaxations and probing take longer than they save, by trial.
      solver.getParameters().setLinearizationLevel(0).setCpModelProbingLevel(0).setSymmetryLevel(0);
    }
    if (model.clausal()) {
      solver.getParameters().setLinearizationLevel(0);
    }
    Verdict verdict = run(solver, model, limits.over(), solutions);
    double searched = Rate.CPSAT_SECOND.value() * solver.response().getDeterministicTime();
    return new End(verdict, secondsToBegin(model) + searched);
  }

  private double deterministic(ConstraintModel model, double effort) {
    return Math.max(effort - secondsToBegin(model), LEAST_PART * effort)
        / Rate.CPSAT_SECOND.value();
  }

  @Override
  public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
    CpSolver solver = solver(1);
    // Enumeration is correct with one worker only.
    solver.getParameters().setEnumerateAllSolutions(true);
    run(solver, model.withoutObjective(), () -> false, solutions);
  }

  /** The native library is unpacked to the temporary folder, which may be full or read-only. */
  private static void load() {
    try {
      NativeLibraries.load();
    } catch (IOException | RuntimeException | LinkageError e) {
      throw new EngineUnavailable(
          Text.of(
                  "engine [cpsat] cannot be loaded from [%s]: %s\n",
                  System.getProperty("java.io.tmpdir"), e.getMessage())
              + "Maybe name another temporary folder: java -Djava.io.tmpdir=DIR, or take --engine choco.",
          e);
    }
  }

  /**
   * A solver that leaves Ctrl-C to the program: its own handler would end the virtual machine with
   * an abort once two searches have come and gone.
   */
  private static CpSolver solver(long seed) {
    load();
    CpSolver solver = new CpSolver();
    solver
        .getParameters()
        .setNumWorkers(1)
        .setRandomSeed((int) (seed & Integer.MAX_VALUE))
        .setCatchSigintSignal(false);
    return solver;
  }

  private static Verdict run(
      CpSolver solver,
      ConstraintModel model,
      BooleanSupplier over,
      Consumer<Assignment> solutions) {
    Listener listener = new Listener(solutions);
    CpModel rebuilt = new CpModel();
    rebuilt.getBuilder().mergeFrom(model.proto());
    Thread watcher = watcher(solver, over);
    try {
      CpSolverStatus status = solver.solve(rebuilt, listener);
      listener.rethrow();
      return switch (status) {
        case OPTIMAL, INFEASIBLE -> Verdict.EXHAUSTED;
        case FEASIBLE, UNKNOWN -> Verdict.STOPPED;
        case MODEL_INVALID, UNRECOGNIZED ->
            throw new IllegalArgumentException(
                Text.of(
                    "CP-SAT refuses the model %s: %s", model.name(), rebuilt.validate().strip()));
      };
    } finally {
      watcher.interrupt();
    }
  }

  /**
   * The solver ignores interrupts, and a stop before it has started, so that it is told again and
   * again.
   */
  private static Thread watcher(CpSolver solver, BooleanSupplier over) {
    Thread watcher =
        new Thread(
            () -> {
              try {
                while (true) {
                  Thread.sleep(POLL_MILLIS);
                  if (over.getAsBoolean()) {
                    solver.stopSearch();
                  }
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "cpsat-watcher");
    watcher.setDaemon(true);
    watcher.start();
    return watcher;
  }

  /** Runs on a native thread, where an exception would kill the virtual machine. */
  private static final class Listener extends CpSolverSolutionCallback {

    private final Consumer<Assignment> solutions;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    Listener(Consumer<Assignment> solutions) {
      this.solutions = solutions;
    }

    @Override
    @SuppressWarnings("CatchingUnchecked")
    public void onSolutionCallback() {
      try {
        solutions.accept(this::solutionIntegerValue);
      } catch (RuntimeException | Error e) {
        failure.compareAndSet(null, e);
        stopSearch();
      }
    }

    void rethrow() {
      Throwable thrown = failure.get();
      if (thrown instanceof RuntimeException e) {
        throw e;
      }
      if (thrown instanceof Error e) {
        throw e;
      }
    }
  }
}

package org.boardwalk.library.certify;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.boardwalk.wish.answer.Versions;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.RupSearchListener;

/**
 * The solver Sat4j, which is part of this program. D. Le Berre, A. Parrain, The Sat4j library,
 * release 2.2, Journal on Satisfiability, Boolean Modeling and Computation 7, 2010.
 */
record Sat4j() implements ProofSolver {

  private static final int OFTEN_MS = 50;

  @Override
  public String version() {
    return "sat4j " + Versions.of("sat4j");
  }

  @Override
  public String command() {
    return "sat4j, default solver, RupSearchListener, CNF PROOF";
  }

  @Override
  public Verdict refute(Path cnf, Path proof, BooleanSupplier over) throws IOException {
    ISolver solver = SolverFactory.newDefault();
    solver.setTimeout(Integer.MAX_VALUE);
    solver.setSearchListener(new RupSearchListener<ISolverService>(proof.toString()));
    ExecutorService watcher = Executors.newSingleThreadExecutor();
    try {
      read(cnf, solver);
      watcher.execute(() -> stopWhen(over, solver));
      return solver.isSatisfiable() ? Verdict.SATISFIABLE : Verdict.REFUTED;
    } catch (ContradictionException e) {
      // Propagation alone refutes the clauses, so the proof is only the empty clause.
      Files.writeString(proof, "0\n");
      return Verdict.REFUTED;
    } catch (TimeoutException e) {
      return Verdict.STOPPED;
    } finally {
      watcher.shutdownNow();
    }
  }

  /**
   * Stops the solver when it is time. Repeats the call until interrupted, as a call before the
   * search begins is lost.
   */
  private static void stopWhen(BooleanSupplier over, ISolver solver) {
    try {
      while (true) {
        TimeUnit.MILLISECONDS.sleep(OFTEN_MS);
        if (over.getAsBoolean()) {
          solver.expireTimeout();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void read(Path cnf, ISolver solver) throws IOException, ContradictionException {
    try (BufferedReader lines = Files.newBufferedReader(cnf, StandardCharsets.US_ASCII)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("p cnf ")) {
          solver.newVar(Integer.parseInt(line.split(" ", -1)[2]));
        } else if (!line.startsWith("c")) {
          int[] literals = Arrays.stream(line.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
          solver.addClause(new VecInt(Arrays.copyOf(literals, literals.length - 1)));
        }
      }
    }
  }
}

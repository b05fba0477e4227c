package org.boardwalk.library.certify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** A solver that writes a proof that clauses cannot all hold. */
public interface ProofSolver {

  /** The verdict of a solver. */
  enum Verdict {
    /** The clauses have a solution. */
    SATISFIABLE,
    /** The clauses have no solution, and the proof is written. */
    REFUTED,
    /** The solver was stopped. */
    STOPPED
  }

  /**
   * @return its name and version
   * @throws IOException when they cannot be found
   */
  String version() throws IOException;

  /**
   * @return the command that writes the proof again, with {@code CNF} and {@code PROOF} for the two
   *     files
   */
  String command();

  /**
   * @param cnf clauses in DIMACS CNF
   * @param proof the file for the proof, in text; incomplete unless the verdict is {@link
   *     Verdict#REFUTED}
   * @param over whether to stop; called at least ten times a second
   * @return the verdict
   * @throws IOException when files cannot be read or written, or the solver fails
   */
  Verdict refute(Path cnf, Path proof, BooleanSupplier over) throws IOException;
}

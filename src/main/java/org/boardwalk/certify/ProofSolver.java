package org.boardwalk.certify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** A solver that writes down why clauses cannot all hold. */
public interface ProofSolver {

  /** What it says. */
  enum Verdict {
    /** There is a solution. */
    SATISFIABLE,
    /** There is none, and the proof is written. */
    REFUTED,
    /** It was stopped. */
    STOPPED
  }

  /**
   * @return its name and version
   * @throws IOException when it does not say
   */
  String version() throws IOException;

  /**
   * @return the command that does the same, with {@code CNF} and {@code PROOF} for the two files
   */
  String command();

  /**
   * @param cnf clauses in DIMACS CNF
   * @param proof where the proof is written, in text; broken unless the verdict is {@link
   *     Verdict#REFUTED}
   * @param over asked again and again, at least ten times a second: whether to stop
   * @return what it says
   * @throws IOException when files cannot be read or written, or the solver fails
   */
  Verdict refute(Path cnf, Path proof, BooleanSupplier over) throws IOException;
}

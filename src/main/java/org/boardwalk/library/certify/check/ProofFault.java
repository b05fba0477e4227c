package org.boardwalk.library.certify.check;

/** A fault by which a refutation, or its clauses, cannot be accepted. */
public final class ProofFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param line the line, from 1
   * @param message the fault
   */
  public ProofFault(long line, String message) {
    super("line " + line + ": " + message);
  }
}

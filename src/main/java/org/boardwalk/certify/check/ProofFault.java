package org.boardwalk.certify.check;

/** A refutation, or the clauses that it is about, cannot be accepted. */
public final class ProofFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param line the line, from 1
   * @param message what is wrong there
   */
  public ProofFault(long line, String message) {
    super("line " + line + ": " + message);
  }
}

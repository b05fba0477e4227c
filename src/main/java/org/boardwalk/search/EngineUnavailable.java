package org.boardwalk.search;

/**
 * Thrown when a solver cannot be loaded on this machine, or code that is not part of the program
 * fails: its methods take no part.
 */
public final class EngineUnavailable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message the fault, and on a second line what to do
   * @param cause the exception thrown by the loader
   */
  public EngineUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.boardwalk.search;

/** A solver cannot be loaded on this machine: its methods take no part. */
public final class EngineUnavailable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message what is wrong, and on a second line what to do
   * @param cause what was thrown
   */
  public EngineUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.boardwalk.cli;

/** A movement that was to be used breaks rules; the message says which, and what to do. */
final class BrokenMovement extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BrokenMovement(String message) {
    super(message);
  }
}

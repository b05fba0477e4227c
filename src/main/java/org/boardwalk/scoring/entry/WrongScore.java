package org.boardwalk.scoring.entry;

/** A score that cannot be accepted, with the fault and advice. */
final class WrongScore extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a fault of two sentences: the thing with its value in brackets, and advice that begins
   * with Maybe.
   */
  WrongScore(String fault, String advice) {
    super(fault + "\n" + advice);
  }

  /** The fault on the first line, and the advice on the second. */
  String words() {
    return String.valueOf(getMessage());
  }
}

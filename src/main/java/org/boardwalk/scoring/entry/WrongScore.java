package org.boardwalk.scoring.entry;

/** A line that cannot be taken: what is wrong with it, and what may have been meant. */
final class WrongScore extends Exception {

  private static final long serialVersionUID = 1L;

  /** Two sentences: the thing with its value in brackets, and advice that begins with Maybe. */
  WrongScore(String fault, String advice) {
    super(fault + "\n" + advice);
  }

  /** What is wrong, on the first line, and the advice on the second. */
  String words() {
    return String.valueOf(getMessage());
  }
}

package org.boardwalk.cli;

import java.nio.file.Path;
import org.boardwalk.answer.Judged;
import org.boardwalk.publish.JudgedLine;

/** A movement that was to be used breaks rules; the message says which, and what to do. */
final class BrokenMovement extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BrokenMovement(Path movement, Judged judged) {
    super(sentence(movement, judged));
  }

  /** How many rules a movement breaks, which the first are, and where all of them are told. */
  static String sentence(Path movement, Judged judged) {
    return movement
        + ": breaks rules: "
        + JudgedLine.broken(judged)
        + "\nMaybe mend it first, see: boardwalk check "
        + movement;
  }
}

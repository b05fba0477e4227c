package org.boardwalk.cli;

import java.nio.file.Path;
import org.boardwalk.answer.Judged;
import org.boardwalk.publish.JudgedLine;

/** A movement that was to be used breaks rules; the message says which, and what to do. */
final class BrokenMovement extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private BrokenMovement(String message) {
    super(message);
  }

  /** How many rules a movement breaks, which the first are, and where all of them are told. */
  static String sentence(Path movement, Judged judged) {
    return movement
        + ": breaks rules: "
        + JudgedLine.broken(judged)
        + "\nMaybe mend it first, see: boardwalk check "
        + movement;
  }

  /**
   * @param file where the movement stands
   * @param judged the movement
   * @param orElse what else can be done than to mend it, to end the sentence
   */
  static void refuse(Path file, Judged judged, String orElse) {
    if (!judged.card().valid()) {
      throw new BrokenMovement(sentence(file, judged) + orElse);
    }
  }

  /**
   * Refuses only what cannot be scored.
   *
   * @param file where the movement stands
   * @param judged the movement
   * @param orElse what else can be done than to mend it, to end the sentence
   */
  static void refuseUnscorable(Path file, Judged judged, String orElse) {
    if (!judged.card().scoresStand()) {
      refuse(file, judged, orElse);
    }
  }
}

package org.boardwalk.cli.option;

import java.nio.file.Path;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.wish.answer.Judged;

/**
 * Thrown when a command cannot use a movement because it breaks rules; the message says which
 * rules, and what to do.
 */
public final class BrokenMovement extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private BrokenMovement(String message) {
    super(message);
  }

  /**
   * The message: how many rules a movement breaks, the first of them, and the command that lists
   * all.
   */
  public static String sentence(Path movement, Judged judged) {
    return movement
        + ": breaks rules: "
        + JudgedLine.broken(judged)
        + "\nMaybe mend it first, see: boardwalk check "
        + movement;
  }

  /**
   * @param file the file of the movement
   * @param judged the movement
   * @param orElse the end of the message: what the user can do instead of mending the movement
   */
  public static void refuse(Path file, Judged judged, String orElse) {
    if (!judged.card().valid()) {
      throw new BrokenMovement(sentence(file, judged) + orElse);
    }
  }

  /**
   * Refuses a movement only if it cannot be scored.
   *
   * @param file the file of the movement
   * @param judged the movement
   * @param orElse the end of the message: what the user can do instead of mending the movement
   */
  public static void refuseUnscorable(Path file, Judged judged, String orElse) {
    if (!judged.card().scoresStand()) {
      refuse(file, judged, orElse);
    }
  }
}

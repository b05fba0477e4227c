package org.boardwalk.cli.option;

import org.boardwalk.wish.answer.Outcome;

/** The exit codes of the process. */
public enum Exit {
  /** All is well. */
  DONE(0),
  /** A bug in this program. */
  BUG(1),
  /** A wrong option or value. */
  USAGE(2),
  /** Proved impossible. */
  IMPOSSIBLE(3),
  /** Nothing was found and nothing proved. */
  GAVE_UP(4),
  /** Rules are broken, ours is worse than a reference, or figures differ where none may. */
  BROKEN_RULES(5),
  /** A file that cannot be read or written, or that makes a claim that does not hold. */
  BAD_INPUT(6),
  /** Interrupted; the best answer so far is kept and printed. */
  INTERRUPTED(130);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  /** {@return the exit code of the process} */
  public int code() {
    return code;
  }

  /**
   * @param outcome the outcome of a wish
   * @return its exit code
   */
  public static Exit of(Outcome outcome) {
    if (outcome instanceof Outcome.Impossible) {
      return IMPOSSIBLE;
    }
    return outcome instanceof Outcome.GaveUp ? GAVE_UP : DONE;
  }
}

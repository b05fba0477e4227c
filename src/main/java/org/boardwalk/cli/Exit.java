package org.boardwalk.cli;

import org.boardwalk.search.Outcome;

/** What the process says to whoever called it. */
enum Exit {
  DONE(0),
  BUG(1),
  USAGE(2),
  IMPOSSIBLE(3),
  GAVE_UP(4),
  BROKEN_RULES(5),
  BAD_INPUT(6),
  INTERRUPTED(130);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }

  static Exit of(Outcome outcome) {
    if (outcome instanceof Outcome.Impossible) {
      return IMPOSSIBLE;
    }
    return outcome instanceof Outcome.GaveUp ? GAVE_UP : DONE;
  }
}

package org.boardwalk.library.atlas;

import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;

/** The grade of the answer of a cell. */
public enum Grade {
  /** The movement's counted cost is 0. */
  IDEAL,
  /** The movement's cost is above 0 and proven to be the least possible. */
  OPTIMAL,
  /** No better movement is known. */
  FEASIBLE,
  /** It is proved that there is no movement. */
  IMPOSSIBLE;

  static Grade of(Outcome outcome) {
    return outcome.found().map(f -> of(f.status())).orElse(IMPOSSIBLE);
  }

  private static Grade of(Status status) {
    return switch (status) {
      case IDEAL -> IDEAL;
      case OPTIMAL -> OPTIMAL;
      case FEASIBLE -> FEASIBLE;
    };
  }
}

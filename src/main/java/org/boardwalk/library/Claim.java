package org.boardwalk.library;

import org.boardwalk.search.Status;

/** What a solution file claims to be: the {@code status} of its proof. */
public enum Claim {
  /** The movement's counted cost is 0. */
  IDEAL,
  /** The movement's cost is above 0 and proven to be the least possible. */
  OPTIMAL,
  /** Nothing better than the movement is known. */
  FEASIBLE,
  /** No movement answers the model. */
  IMPOSSIBLE;

  static Claim of(Status status) {
    return switch (status) {
      case IDEAL -> IDEAL;
      case OPTIMAL -> OPTIMAL;
      case FEASIBLE -> FEASIBLE;
    };
  }

  /** The status of a movement; not for {@link #IMPOSSIBLE}. */
  Status status() {
    return switch (this) {
      case IDEAL -> Status.IDEAL;
      case OPTIMAL -> Status.OPTIMAL;
      case FEASIBLE -> Status.FEASIBLE;
      case IMPOSSIBLE -> throw new IllegalStateException("impossible has no movement");
    };
  }

  /**
   * @return the name used in files and messages, in lower case
   */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}

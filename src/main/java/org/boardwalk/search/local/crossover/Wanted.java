package org.boardwalk.search.local.crossover;

/** A range for a number of contestants. */
record Wanted(int least, int most) {

  /** How many of so many contestants with one direction are to change it. */
  static Wanted of(DirectionWish change, int settled) {
    return switch (change) {
      case ANY -> new Wanted(0, settled);
      case HALF -> new Wanted((settled - 1) / 2, (settled + 2) / 2);
      case ALL -> new Wanted(settled, settled);
    };
  }

  /** The distance of a count from the range. */
  int violation(int count) {
    return Math.max(0, Math.max(least - count, count - most));
  }
}

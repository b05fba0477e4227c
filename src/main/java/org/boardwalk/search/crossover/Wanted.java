package org.boardwalk.search.crossover;

/** How many are wanted. */
record Wanted(int least, int most) {

  /** How many of so many contestants, who had one direction, are to change it. */
  static Wanted of(DirectionWish change, int settled) {
    return switch (change) {
      case ANY -> new Wanted(0, settled);
      case HALF -> new Wanted((settled - 1) / 2, (settled + 2) / 2);
      case ALL -> new Wanted(settled, settled);
    };
  }

  /** How many are missing, or too many. */
  int violation(int count) {
    return Math.max(0, Math.max(least - count, count - most));
  }
}

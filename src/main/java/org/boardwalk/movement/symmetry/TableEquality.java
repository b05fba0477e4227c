package org.boardwalk.movement.symmetry;

/** The condition under which two tables with the same four players count as equal. */
public enum TableEquality {
  /** Partners and left-hand opponents agree: the table may be turned. */
  TURNED,
  /** Partners agree: they may also change seats with each other, or with the other pair. */
  PARTNERS;

  /** A key of four players that is the same for all tables that count as equal. */
  long key(int north, int east, int south, int west) {
    return this == TURNED
        ? Math.max(
            Math.max(digits(north, east, south, west), digits(east, south, west, north)),
            Math.max(digits(south, west, north, east), digits(west, north, east, south)))
        : Math.max(
            digits(larger(north, south), larger(east, west), less(north, south), less(east, west)),
            digits(larger(east, west), larger(north, south), less(east, west), less(north, south)));
  }

  private static int larger(int a, int b) {
    return Math.max(a, b);
  }

  private static int less(int a, int b) {
    return Math.min(a, b);
  }

  private static long digits(long a, long b, long c, long d) {
    return ((a * 1024 + b) * 1024 + c) * 1024 + d;
  }
}

package org.boardwalk.search.orderly;

import java.util.Arrays;

/**
 * Some rounds of a schedule as a set: each is a whole number; the numbers ascend. It holds the
 * kinds of the round's tables in ascending order, or the places of its players.
 */
final class Packed {

  private static final int BITS = Integer.numberOfTrailingZeros(TableKinds.MOST);

  private final long[] codes;

  Packed(long[] codes) {
    this.codes = codes;
  }

  /** The numbers of the rounds; not to be changed. */
  long[] codes() {
    return codes;
  }

  /** The code of a round whose kinds ascend. */
  static long code(int[] kinds) {
    long code = 0;
    for (int kind : kinds) {
      code = code << BITS | kind;
    }
    return code;
  }

  /** The kinds of the tables of each round. */
  int[][] rounds(int tables) {
    int[][] rounds = new int[codes.length][tables];
    for (int r = 0; r < codes.length; r++) {
      long rest = codes[r];
      for (int t = tables - 1; t >= 0; t--) {
        rounds[r][t] = (int) (rest & TableKinds.MOST - 1);
        rest >>= BITS;
      }
    }
    return rounds;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Packed packed && Arrays.equals(codes, packed.codes);
  }

  @Override
  public String toString() {
    return Arrays.toString(codes);
  }
}

package org.boardwalk.movement.group;

import java.util.stream.IntStream;

/** Number theory for constructing groups. */
public final class Integers {

  private Integers() {}

  /**
   * @param a a whole number
   * @param b another
   * @return whether only 1 divides both
   */
  public static boolean coprime(int a, int b) {
    return b == 0 ? Math.abs(a) == 1 : coprime(b, a % b);
  }

  /**
   * @param n at least 2
   * @return whether it is prime; O(n)
   */
  public static boolean prime(int n) {
    return IntStream.range(2, n).noneMatch(d -> n % d == 0);
  }
}

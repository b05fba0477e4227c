package org.boardwalk.wish;

import java.util.Comparator;

/**
 * A couple: two players in a wish, in no order.
 *
 * @param first the smaller number, from 1
 * @param second the greater number
 */
public record Couple(int first, int second) {

  static final Comparator<Couple> ORDER =
      Comparator.comparingInt(Couple::first).thenComparingInt(Couple::second);

  /** Puts the smaller number first. */
  public Couple {
    int smaller = Math.min(first, second);
    second = Math.max(first, second);
    first = smaller;
  }

  @Override
  public String toString() {
    return "[" + first + ", " + second + "]";
  }
}

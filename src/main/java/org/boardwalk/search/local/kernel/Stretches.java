package org.boardwalk.search.local.kernel;

import java.util.function.BooleanSupplier;
import org.boardwalk.movement.text.Text;

/**
 * The steps of a search, and its end. Steps come in stretches: within a stretch only the steps take
 * time, and between two stretches the temperature may change and the clock is read.
 *
 * <pre>{@code
 * while (stretches.next()) {
 *   for (int k = stretches.length(); k > 0; k--) {
 *     …one step
 *   }
 * }
 * }</pre>
 *
 * <p>Of n steps in stretches of s, all stretches have s steps but the last, which has the rest.
 * Before the first stretch, and then after s or {@value #LOOK} steps, whichever is more, the search
 * is asked whether it is over, so that even a stretch of a single step costs only a nanosecond or
 * two. Not thread-safe.
 */
final class Stretches {

  /** The fewest steps after which the search is asked again whether it is over. */
  static final int LOOK = 1024;

  private final long steps;
  private final int stride;
  private final BooleanSupplier over;
  private long made;
  private long look;
  private int length;

  /**
   * @param steps the most steps, at least 0
   * @param stride steps of a stretch, at least 1
   * @param over asked again and again; true ends the search after the stretch before
   */
  Stretches(long steps, int stride, BooleanSupplier over) {
    if (steps < 0 || stride < 1) {
      throw new IllegalArgumentException(
          Text.of(
              "steps [%d] must be at least 0, and [%d] of a stretch at least 1", steps, stride));
    }
    this.steps = steps;
    this.stride = stride;
    this.over = over;
  }

  /**
   * Goes on to the next stretch.
   *
   * @return whether there is one: steps are left, and the search is not over
   */
  boolean next() {
    made += length;
    length = 0;
    if (made >= steps) {
      return false;
    }
    if (made >= look) {
      if (over.getAsBoolean()) {
        return false;
      }
      look = made + LOOK;
    }
    length = (int) Math.min(stride, steps - made);
    return true;
  }

  /** {@return steps of this stretch, at least 1; 0 before the first one and after the last} */
  int length() {
    return length;
  }
}

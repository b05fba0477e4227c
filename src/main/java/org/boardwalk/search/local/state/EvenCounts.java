package org.boardwalk.search.local.state;

import java.util.Arrays;

/**
 * Counts that are to be n or n + 1, for the n that costs least: how many of them are 0, 1, 2, … The
 * time of a change is linear in the greatest count.
 */
final class EvenCounts {

  /** times[x]: how many counts are x. */
  private int[] times;

  /** The sum of the squares of the distances from n and n + 1, and the sum of the distances. */
  private long squares;

  private int outside;

  /**
   * @param most by how much a count rises at most
   */
  EvenCounts(int most) {
    times = new int[most + 2];
  }

  /** Adds one more count that begins with this, before any change. */
  void begin(int count, int most) {
    times = Arrays.copyOf(times, Math.max(times.length, count + most + 2));
    times[count]++;
  }

  void change(int from, int to) {
    times[from]--;
    times[to]++;
  }

  long squares() {
    return squares;
  }

  int outside() {
    return outside;
  }

  /**
   * Finds the best n. From one n to the next, each count below comes one farther away and each
   * above one nearer; f sums the distances, s their squares.
   */
  void weigh() {
    int below = 0;
    int fBelow = 0;
    long sBelow = 0;
    int above = 0;
    int fAbove = 0;
    long sAbove = 0;
    for (int x = 2; x < times.length; x++) {
      above += times[x];
      fAbove += times[x] * (x - 1);
      sAbove += (long) times[x] * (x - 1) * (x - 1);
    }
    squares = sAbove;
    outside = fAbove;
    for (int n = 1; n + 1 < times.length; n++) {
      below += times[n - 1];
      sBelow += 2L * fBelow + below;
      fBelow += below;
      sAbove += above - 2L * fAbove;
      fAbove -= above;
      above -= times[n + 1];
      if (sBelow + sAbove < squares) {
        squares = sBelow + sAbove;
        outside = fBelow + fAbove;
      }
    }
  }
}

package org.boardwalk.search.construct;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchEffort;

/**
 * Pairs of orthogonal orthomorphisms of Z_n, n odd: permutations f and g such that f(x) - x, g(x) -
 * x and g(x) - f(x) are permutations too. Both are odd functions, which leaves half of the values
 * to choose. Random backtracking with restarts; see J. Dénes and A. D. Keedwell, Latin Squares
 * (1974).
 */
public final class Orthomorphisms {

  private static final int RESTARTS = 2000;
  private static final int STEPS = 100_000;

  private final int n;
  private final SplittableRandom random = new SplittableRandom(1);
  private long steps;

  private Orthomorphisms(int n) {
    this.n = n;
  }

  /**
   * @param n order of the group
   * @param effort ends the search
   * @return f and g as lists of values; empty for even n, and where the search finds none
   */
  public static Optional<List<int[]>> pair(int n, SearchEffort effort) {
    if (n % 2 == 0) {
      return Optional.empty();
    }
    return new Orthomorphisms(n).found(effort);
  }

  private Optional<List<int[]>> found(SearchEffort effort) {
    int[] identity = IntStream.range(0, n).toArray();
    double each = Rate.ORTHOMORPHISM_STEP.seconds() * n;
    for (int k = 0; k < RESTARTS && !effort.over(); k++) {
      int[] f = new int[n];
      int[] g = new int[n];
      long most = effort.left(each, STEPS);
      steps = most;
      boolean done =
          extended(1, f, List.of(identity), taken(2))
              && extended(1, g, List.of(identity, f), taken(3));
      effort.spend((most - steps) * each);
      if (done) {
        return Optional.of(List.of(f, g));
      }
    }
    return Optional.empty();
  }

  private boolean[][] taken(int functions) {
    return new boolean[functions][n];
  }

  /**
   * Extends a function from x on, such that it and its differences from the others are
   * permutations.
   */
  private boolean extended(int x, int[] f, List<int[]> others, boolean[][] taken) {
    if (x > n / 2) {
      return true;
    }
    int begin = random.nextInt(n);
    for (int k = 0; k < n && steps > 0; k++) {
      f[x] = (begin + k) % n;
      f[n - x] = (n - f[x]) % n;
      if (free(x, f, others, taken)) {
        steps--;
        take(x, f, others, taken, true);
        if (extended(x + 1, f, others, taken)) {
          return true;
        }
        take(x, f, others, taken, false);
      }
    }
    return false;
  }

  private boolean free(int x, int[] f, List<int[]> others, boolean[][] taken) {
    boolean free = f[x] != 0 && !taken[0][f[x]];
    for (int o = 0; o < others.size() && free; o++) {
      int difference = difference(f[x], others.get(o)[x]);
      free = difference != 0 && !taken[o + 1][difference];
    }
    return free;
  }

  private void take(int x, int[] f, List<int[]> others, boolean[][] taken, boolean now) {
    mark(taken[0], f[x], now);
    for (int o = 0; o < others.size(); o++) {
      mark(taken[o + 1], difference(f[x], others.get(o)[x]), now);
    }
  }

  private int difference(int a, int b) {
    return Math.floorMod(a - b, n);
  }

  private void mark(boolean[] values, int value, boolean now) {
    values[value] = now;
    values[n - value] = now;
  }
}

package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tables that a base round may have, as orbits under the multipliers. A table is {N, E, S, W};
 * tables that differ by what no wanted criterion can see are taken once.
 */
final class TableOrbits {

  /** Above this number of orbits a model is too large to be worth building. */
  static final int MOST = 100_000;

  private final Development development;
  private final boolean turnable;
  private final boolean mirrored;
  private final boolean halfTurned;

  /**
   * Whether a table turned by a seat (which swaps directions) is the same, or one with East and
   * West exchanged, or one turned by two seats.
   */
  TableOrbits(Development development, boolean turnable, boolean mirrored, boolean halfTurned) {
    this.development = development;
    this.turnable = turnable;
    this.mirrored = mirrored;
    this.halfTurned = halfTurned;
  }

  /** Every orbit as the list of its tables; empty when there are too many. */
  List<List<int[]>> all() {
    int v = development.players();
    long tables = (long) v * (v - 1) * (v - 2) * (v - 3) / (halfTurned ? 2 : 1);
    if (tables / development.multipliers().size() > 4L * MOST) {
      return List.of();
    }
    List<List<int[]>> orbits = new ArrayList<>();
    for (int n = 0; n < v; n++) {
      for (int s = 0; s < v; s++) {
        for (int e = 0; e < v && s != n; e++) {
          for (int w = 0; w < v && e != n && e != s; w++) {
            if (w != n && w != s && w != e && orbits.size() <= MOST) {
              add(orbits, new int[] {n, e, s, w});
            }
          }
        }
      }
    }
    return orbits.size() > MOST ? List.of() : orbits;
  }

  private void add(List<List<int[]>> orbits, int[] table) {
    if (!Arrays.equals(normal(table), table)) {
      return;
    }
    List<int[]> orbit = new ArrayList<>();
    for (int[] multiplier : development.multipliers()) {
      int[] image = normal(Arrays.stream(table).map(x -> multiplier[x]).toArray());
      if (Arrays.compare(image, table) < 0) {
        return;
      }
      if (orbit.stream().noneMatch(t -> Arrays.equals(t, image))) {
        orbit.add(image);
      }
    }
    long points = orbit.stream().flatMapToInt(Arrays::stream).distinct().count();
    if (points == 4L * orbit.size()) {
      orbits.add(orbit);
    }
  }

  /** The first of the tables that count as the same. */
  private int[] normal(int[] t) {
    int[] best = t;
    if (halfTurned) {
      best = first(best, new int[] {t[2], t[3], t[0], t[1]});
    }
    if (turnable) {
      best = first(best, new int[] {t[1], t[2], t[3], t[0]});
      best = first(best, new int[] {t[3], t[0], t[1], t[2]});
    }
    if (mirrored) {
      int[] mirror = {t[0], t[3], t[2], t[1]};
      best = first(best, mirror);
      best = first(best, new int[] {mirror[2], mirror[3], mirror[0], mirror[1]});
      if (turnable) {
        best = first(best, new int[] {mirror[1], mirror[2], mirror[3], mirror[0]});
        best = first(best, new int[] {mirror[3], mirror[0], mirror[1], mirror[2]});
      }
    }
    return best;
  }

  private static int[] first(int[] a, int[] b) {
    return Arrays.compare(a, b) <= 0 ? a : b;
  }
}

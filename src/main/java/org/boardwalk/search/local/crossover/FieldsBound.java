package org.boardwalk.search.local.crossover;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A lower bound for a session before and a later one with two fields each, in which each contestant
 * has one direction. Let k contestants be NS in both. Then k gives the number of contestants of
 * each old field in each new one. Meetings of the later session are inside the old fields or across
 * them. At most I(k) are inside, the maximum over all ways to mark k places NS and the right number
 * of places EW; across the old fields at most F(k) pairs that have not met can be opponents, the
 * maximum over all choices of contestants that change. So at least m - I(k) - F(k) of m meetings
 * are playbacks; the bound is the least of that over all k that the wish for directions allows.
 *
 * <p>I and F are exact: one field's subsets are enumerated, the other field's best one follows by
 * sorting. A k with more than {@value #MOST_SUBSETS} subsets is taken to need no playback at all.
 * Less than a second for fields of 20.
 */
final class FieldsBound {

  private static final long MOST_SUBSETS = 1 << 21;
  private static final int MOST_NS = 60;

  private final CrossoverWish wish;
  private final LaterPlaces places;
  private final int[] nsBefore;
  private final int[] ewBefore;
  private final int[] nsPlaces;
  private final int[] ewPlaces;

  private FieldsBound(CrossoverWish wish, LaterPlaces places) {
    this.wish = wish;
    this.places = places;
    nsBefore = of(Lane.NS, places.before);
    ewBefore = of(Lane.EW, places.before);
    nsPlaces = of(Lane.NS, places.lane);
    ewPlaces = of(Lane.EW, places.lane);
  }

  private static int[] of(Lane lane, Lane[] lanes) {
    return IntStream.range(0, lanes.length).filter(c -> lanes[c] == lane).toArray();
  }

  static CrossoverBound of(CrossoverWish wish, LaterPlaces places) {
    FieldsBound fields = new FieldsBound(wish, places);
    return fields.applies()
        ? new CrossoverBound(
            fields.bound(),
            "of the old fields' meetings too few are new, however the fields are mixed")
        : CrossoverBound.NOTHING;
  }

  private boolean applies() {
    return nsBefore.length + ewBefore.length == places.size
        && nsPlaces.length + ewPlaces.length == places.size
        && Math.max(nsBefore.length, nsPlaces.length) <= MOST_NS;
  }

  private int bound() {
    long[] fresh = rows(nsBefore, ewBefore, (ns, ew) -> !places.met[ns][ew]);
    boolean[][] meets = new boolean[places.size][places.size];
    for (int p = 0; p < places.size; p++) {
      for (int s : places.opponents[p]) {
        meets[p][s] = true;
      }
    }
    long[] meetings = rows(nsPlaces, ewPlaces, (ns, ew) -> meets[ns][ew]);
    int all = Arrays.stream(meetings).map(Long::bitCount).mapToInt(c -> (int) c).sum();
    int least = Integer.MAX_VALUE;
    for (int k = fewestInBoth(); k <= Math.min(nsBefore.length, nsPlaces.length); k++) {
      if (violation(k) == leastViolation()) {
        int across = ewPlaces.length - (nsBefore.length - k);
        int inside = most(meetings, nsPlaces.length, k, ewPlaces.length - across);
        int most = most(fresh, nsBefore.length, k, across);
        least = Math.min(least, Math.max(0, all - inside - most));
      }
    }
    return least;
  }

  private int fewestInBoth() {
    return Math.max(0, nsBefore.length + nsPlaces.length - places.size);
  }

  private int leastViolation() {
    return IntStream.rangeClosed(fewestInBoth(), Math.min(nsBefore.length, nsPlaces.length))
        .map(this::violation)
        .min()
        .orElse(0);
  }

  /** How far k contestants NS in both sessions are from the wish for directions. */
  private int violation(int k) {
    boolean free = !wish.stationary().isEmpty() || wish.sections() != SectionWish.ANY;
    // Other wishes may take precedence; then every k counts.
    return free
        ? 0
        : Wanted.of(wish.change(), places.size)
            .violation(nsBefore.length + nsPlaces.length - 2 * k);
  }

  private interface Relation {
    boolean holds(int ns, int ew);
  }

  /** For each of the EW, the NS to which it is related. */
  private static long[] rows(int[] ns, int[] ew, Relation relation) {
    long[] rows = new long[ew.length];
    for (int e = 0; e < ew.length; e++) {
      for (int n = 0; n < ns.length; n++) {
        rows[e] |= relation.holds(ns[n], ew[e]) ? 1L << n : 0;
      }
    }
    return rows;
  }

  /**
   * The maximum of related couples between A and B or between their complements, over all A of k
   * among the NS and B of l among the EW.
   */
  private static int most(long[] rows, int ns, int k, int l) {
    if (subsets(ns, k) > MOST_SUBSETS) {
      return Integer.MAX_VALUE / 4;
    }
    int most = 0;
    int[] gains = new int[rows.length];
    long end = 1L << ns;
    long chosen = (1L << k) - 1;
    while (chosen < end) {
      int sum = 0;
      for (int e = 0; e < rows.length; e++) {
        int in = Long.bitCount(rows[e] & chosen);
        int out = Long.bitCount(rows[e]) - in;
        sum += out;
        gains[e] = in - out;
      }
      Arrays.sort(gains);
      for (int e = rows.length - l; e < rows.length; e++) {
        sum += gains[e];
      }
      most = Math.max(most, sum);
      if (k == 0) {
        break;
      }
      chosen = next(chosen);
    }
    return most;
  }

  /** The next larger number with equally many bits (R. W. Gosper, HAKMEM item 175, 1972). */
  private static long next(long bits) {
    long lowest = bits & -bits;
    long ripple = bits + lowest;
    return (((ripple ^ bits) >>> 2) / lowest) | ripple;
  }

  private static double subsets(int n, int k) {
    double subsets = 1;
    for (int i = 1; i <= Math.min(k, n - k); i++) {
      subsets = subsets * (n - i + 1) / i;
    }
    return subsets;
  }
}

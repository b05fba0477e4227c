package org.boardwalk.model.split;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A colouring of variables and rows such that a symmetry maps each to one of the same colour.
 * Colours are refined round by round, by the rows and weights of each variable. They are hashes, so
 * the colours of two colourings can be compared; an accidental difference or coincidence only costs
 * time, as every symmetry is checked against all constraints in the end. Method: colour refinement,
 * as in B. D. McKay, Practical graph isomorphism, Congressus Numerantium 30 (1981).
 */
final class Colouring {

  private static final long SALT = 0x9E3779B97F4A7C15L;

  private final List<LabelledSum> rows;

  /** The colours of all variables, then of all rows. */
  private final long[] colours;

  /** Number of refining rounds. */
  private final int rounds;

  private Colouring(List<LabelledSum> rows, long[] colours, int rounds) {
    this.rows = rows;
    this.colours = colours;
    this.rounds = rounds;
  }

  /** The colouring refined from the domains of the variables and the labels of the rows. */
  static Colouring of(List<LabelledSum> rows, List<String> domains) {
    int n = domains.size();
    long[] first = new long[n + rows.size()];
    for (int k = 0; k < first.length; k++) {
      first[k] = mix(k < n ? domains.get(k).hashCode() : SALT + rows.get(k - n).label().hashCode());
    }
    return refinedToTheEnd(rows, first);
  }

  private static Colouring refinedToTheEnd(List<LabelledSum> rows, long[] first) {
    long[] colours = first;
    int rounds = 0;
    for (int before = 0, now = classes(first); now > before; rounds++) {
      colours = refined(rows, colours);
      before = now;
      now = classes(colours);
    }
    return new Colouring(rows, colours, rounds);
  }

  /** This colouring with a variable or a row given its own colour. */
  Colouring apart(int which) {
    return refinedToTheEnd(rows, marked(which));
  }

  /**
   * This colouring with a variable or a row given its own colour, refined as often as another
   * colouring.
   */
  Colouring apart(int which, Colouring like) {
    long[] refined = marked(which);
    for (int round = 0; round < like.rounds; round++) {
      refined = refined(rows, refined);
    }
    return new Colouring(rows, refined, like.rounds);
  }

  private long[] marked(int which) {
    long[] marked = colours.clone();
    marked[which] = mix(marked[which] ^ SALT);
    return marked;
  }

  private static long[] refined(List<LabelledSum> rows, long[] colours) {
    long[] finer = new long[colours.length];
    for (int k = 0; k < finer.length; k++) {
      finer[k] = mix(colours[k]);
    }
    int at = colours.length - rows.size();
    for (LabelledSum row : rows) {
      long sum = 0;
      for (LabelledSum.Term t : row.terms()) {
        sum += mix(colours[t.variable()] + SALT * t.weight());
      }
      long seen = mix(mix(colours[at]) + sum);
      finer[at++] = seen;
      for (LabelledSum.Term t : row.terms()) {
        finer[t.variable()] += mix(seen + t.weight());
      }
    }
    return finer;
  }

  /** Whether each colour occurs equally often in both colourings. */
  boolean like(Colouring other) {
    return Arrays.equals(sorted(colours), sorted(other.colours));
  }

  long colour(int which) {
    return colours[which];
  }

  int variables() {
    return colours.length - rows.size();
  }

  int all() {
    return colours.length;
  }

  /**
   * The first row of the smallest set of several rows with the same colour; -1 when each row has
   * its own colour. Variables of one colour then occur in the same rows and are interchangeable.
   */
  int shared() {
    Map<Long, Integer> times = new HashMap<>();
    for (int k = variables(); k < colours.length; k++) {
      times.merge(colours[k], 1, Integer::sum);
    }
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int k = variables(); k < colours.length; k++) {
      int size = times.getOrDefault(colours[k], 0);
      if (size > 1 && size < least) {
        least = size;
        best = k;
      }
    }
    return best;
  }

  private static int classes(long[] colours) {
    return (int) Arrays.stream(colours).distinct().count();
  }

  private static long[] sorted(long[] colours) {
    long[] sorted = colours.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  /** Spreads the bits: the finaliser of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014). */
  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }
}

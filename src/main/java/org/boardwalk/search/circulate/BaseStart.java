package org.boardwalk.search.circulate;

import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.IndividualWish;

/** Random base rounds that the multipliers keep, with even sit-outs. */
final class BaseStart {

  static final int MOST_STARTS = 200;

  /** Nanoseconds that all draws together may take; there is at least one. */
  private static final double MOST_NANOSECONDS = 20e6;

  private final IndividualWish wish;
  private final Circuit circuit;
  private final Multipliers multipliers;
  private final SplittableRandom random;
  private int drawn;

  BaseStart(
      IndividualWish wish, Circuit circuit, Multipliers multipliers, SplittableRandom random) {
    this.wish = wish;
    this.circuit = circuit;
    this.multipliers = multipliers;
    this.random = random;
  }

  /**
   * Random tables whose sit-outs are even, unless none such are drawn.
   *
   * @param even whether sit-outs are even
   */
  BaseTables tables(Predicate<BaseTables> even) {
    return even(even, this::shifts);
  }

  /** Random tables as above, with all shifts 0. */
  BaseTables standing(Predicate<BaseTables> even) {
    return even(even, () -> new int[wish.tables()]);
  }

  /** Nanoseconds that the draws have taken on an ordinary machine. */
  long nanoseconds() {
    return (long) (drawn * price());
  }

  private double price() {
    return (double) Rate.BASE_START.nanoseconds()
        * circuit.bases()
        * wish.players()
        * wish.players();
  }

  private BaseTables even(Predicate<BaseTables> even, Supplier<int[]> shifts) {
    BaseTables tables = tables(shifts);
    double most = Math.min(MOST_STARTS, MOST_NANOSECONDS / price());
    for (int again = 0; again < most && !even.test(tables); again++) {
      tables = tables(shifts);
    }
    return tables;
  }

  private BaseTables tables(Supplier<int[]> shifts) {
    drawn++;
    int[] out = new int[circuit.orbits()];
    int[][] who = new int[circuit.bases()][];
    for (int b = 0; b < who.length; b++) {
      who[b] = places(out);
    }
    return new BaseTables(wish, circuit, who, shifts.get());
  }

  /**
   * Places filled from the last one on, so that players whose orbits have sat out least sit out.
   */
  private int[] places(int[] out) {
    int[] who = new int[wish.players()];
    boolean[] taken = new boolean[wish.players()];
    int[] order = shuffled(wish.players());
    for (int at = who.length - 1; at >= 0; at--) {
      if (multipliers.place(multipliers.order() - 1, at) < at) {
        continue;
      }
      int best = -1;
      for (int p : order) {
        boolean fits = !taken[p] && multipliers.fixes(p) == multipliers.fixed(at);
        if (fits && (best < 0 || less(out, p, best))) {
          best = p;
        }
      }
      seat(who, taken, at, best);
      if (at >= 4 * wish.tables()) {
        out[circuit.orbit(best)] += multipliers.fixed(at) ? 1 : multipliers.order();
      }
    }
    return who;
  }

  private void seat(int[] who, boolean[] taken, int at, int player) {
    for (int e = 0; e < multipliers.order(); e++) {
      int p = multipliers.player(e, player);
      who[multipliers.place(e, at)] = p;
      taken[p] = true;
    }
  }

  private boolean less(int[] out, int p, int than) {
    return timesOut(out, p) < timesOut(out, than);
  }

  private int timesOut(int[] out, int p) {
    int orbit = circuit.orbit(p);
    return (out[orbit] + 1) * circuit.order() / circuit.orbitSize(orbit);
  }

  /** Random shifts, each at no more tables than there are copies. */
  private int[] shifts() {
    int[] shifts = new int[wish.tables()];
    int[] used = new int[circuit.shifts()];
    int[] order = shuffled(circuit.shifts());
    for (int k = 0; k < multipliers.freeTables(); k += multipliers.order()) {
      int c =
          IntStream.of(order)
              .filter(s -> used[s] < wish.boards().copies())
              .filter(s -> multipliers.order() == 1 || s > 0)
              .findFirst()
              .orElseThrow();
      for (int e = 0; e < multipliers.order(); e++) {
        shifts[multipliers.cycled(k, e)] = multipliers.shift(e, c);
        used[multipliers.shift(e, c)]++;
      }
    }
    return shifts;
  }

  private int[] shuffled(int n) {
    int[] all = IntStream.range(0, n).toArray();
    for (int k = n - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int x = all[k];
      all[k] = all[other];
      all[other] = x;
    }
    return all;
  }
}

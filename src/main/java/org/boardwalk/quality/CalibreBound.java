package org.boardwalk.quality;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * An upper bound on the {@link Calibre} of pairs with one winner that all play all m sets, each at
 * t tables, and all meet k times, so that v = 2t and m = k(v - 1).
 *
 * <p><b>Theorem.</b> Where v/2 and k are odd, the calibre is at most 100·M/(M + v(v - 2)), with M =
 * k²(t - 1)²·v(v - 1)/2. <i>Proof.</i> Let x be the directions of a pair, +1 or -1 for each set,
 * and w the number of +1. Two pairs differ in d sets, and d has the parity of the sum of their w;
 * so the inner product G = m - 2d is m mod 4 where both w are odd or both even, and else m + 2. For
 * every two pairs c = G + kt. The mean of all c is k(t - 1), which differs from m + kt by kv, so by
 * 2 mod 4. Hence c differs from the mean by 2 or more for any two pairs whose w are both odd or
 * both even, and these are 2·(t(t - 1)/2) couples at least. Σ c² is M where all c are equal, and
 * else greater by the sum of the squares of the differences, 4·t(t - 1) = v(v - 2) at least. ∎
 *
 * <p>For k = 1 that is 71.43 for 6, 90.00 for 10 and 95.12 for 14 pairs. Where v is divisible by 4,
 * calibre 100 is a Hadamard matrix of order v, and there is no such bound. Method: H. Ehlich,
 * Determinantenabschätzungen für binäre Matrizen, Math. Z. 83 (1964). Exact up to rounding; O(v ·
 * rounds).
 */
public final class CalibreBound {

  private CalibreBound() {}

  /**
   * @param movement a movement
   * @return the calibre that no movement of pairs exceeds in which likewise all meet equally often
   *     and play all sets; empty where that is 100 or not known
   */
  public static OptionalDouble of(Movement movement) {
    int v = movement.contestants();
    boolean open =
        movement.kind() == Kind.INDIVIDUAL
            || movement.winners() != 1
            || movement.boards().replay() != Replay.NEVER;
    if (open || v % 4 != 2) {
      return OptionalDouble.empty();
    }
    int times = meetings(movement);
    int sets = times * (v - 1);
    return times % 2 == 0 || movement.rounds().size() != sets || !allPlayAll(movement, sets)
        ? OptionalDouble.empty()
        : OptionalDouble.of(most(v, times));
  }

  /** How often every two meet; 0 where they do not meet equally often. */
  private static int meetings(Movement movement) {
    Map<Set<Integer>, Integer> met = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        met.merge(new HashSet<>(e.seating().contestants()), 1, Integer::sum);
      }
    }
    int v = movement.contestants();
    Set<Integer> times = new HashSet<>(met.values());
    return met.size() == v * (v - 1) / 2 && times.size() == 1 ? times.iterator().next() : 0;
  }

  private static boolean allPlayAll(Movement movement, int sets) {
    Map<Integer, Set<Integer>> played = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        played.computeIfAbsent(e.set(), s -> new HashSet<>()).addAll(e.seating().contestants());
      }
    }
    return played.size() == sets
        && played.values().stream().allMatch(who -> who.size() == movement.contestants());
  }

  private static double most(double pairs, double times) {
    double mean = times * (pairs / 2 - 1);
    double equal = mean * mean * pairs * (pairs - 1) / 2;
    return 100 * equal / (equal + pairs * (pairs - 2));
  }
}

package org.boardwalk.search.local.crossover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Problem;

/**
 * The numbers of all contestants on each night, with counts of meetings and partners that follow
 * each change. A change exchanges two numbers of a night other than the first; the cost is that of
 * repeated meetings and partners.
 */
final class NightNumbers implements Problem {

  /** How often two numbers of a night meet and partner; index night, number, number. */
  private final int[][][] meets;

  private final int[][][] partners;

  /** The contestant of each number of a night, counted from 0. */
  private final int[][] who;

  /** How often two contestants meet and partner on all nights together. */
  private final int[][] met;

  private final int[][] together;

  private final LeastCost least = new LeastCost(0);

  /** The cost less that of the same numbers on all nights. */
  private long cost;

  /** The contestants of the best numbers so far. */
  List<List<Integer>> best;

  private int night;
  private int p;
  private int q;
  private long rise;

  NightNumbers(List<Movement> nights) {
    int size = nights.get(0).contestants();
    meets = new int[nights.size()][size][size];
    partners = new int[nights.size()][size][size];
    who = new int[nights.size()][];
    met = new int[size][size];
    together = new int[size][size];
    for (int k = 0; k < nights.size(); k++) {
      who[k] = IntStream.range(0, size).toArray();
      count(nights.get(k), k);
      for (int a = 0; a < size; a++) {
        for (int b = 0; b < size; b++) {
          met[a][b] += meets[k][a][b];
          together[a][b] += partners[k][a][b];
        }
      }
    }
    best = takers();
  }

  private void count(Movement movement, int k) {
    boolean individual = movement.kind() == Kind.INDIVIDUAL && movement.rotation() == Rotation.NONE;
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        add(meets[k], e.seating().contestants());
        if (individual) {
          for (Direction side : Direction.values()) {
            add(partners[k], e.seating().at(side));
          }
        }
      }
    }
  }

  private static void add(int[][] counts, List<Integer> there) {
    for (int a : there) {
      for (int b : there) {
        counts[a - 1][b - 1] += a == b ? 0 : 1;
      }
    }
  }

  @Override
  public boolean propose(Chance chance) {
    night = 1 + chance.below(who.length - 1);
    p = chance.below(met.length);
    q = chance.below(met.length);
    return p != q;
  }

  @Override
  public double rise(double limit, double temperature) {
    rise = rise(meets[night], met) + rise(partners[night], together);
    return rise;
  }

  @Override
  public void commit() {
    exchange(meets[night], met);
    exchange(partners[night], together);
    int taker = who[night][p];
    who[night][p] = who[night][q];
    who[night][q] = taker;
    cost += rise;
    if (least.fallsTo(cost)) {
      best = takers();
    }
  }

  private long rise(int[][] counts, int[][] all) {
    int[] takers = who[night];
    long rise = 0;
    for (int x = 0; x < takers.length; x++) {
      int change = counts[q][x] - counts[p][x];
      if (x != p && x != q && change != 0) {
        int third = takers[x];
        rise += rise(all[takers[p]][third], change) + rise(all[takers[q]][third], -change);
      }
    }
    return rise;
  }

  /** The value of C(c + d, 2) - C(c, 2). */
  private static long rise(int count, int change) {
    return (long) change * (2L * count + change - 1) / 2;
  }

  private void exchange(int[][] counts, int[][] all) {
    int[] takers = who[night];
    for (int x = 0; x < takers.length; x++) {
      if (x != p && x != q) {
        int change = counts[q][x] - counts[p][x];
        add(all, takers[p], takers[x], change);
        add(all, takers[q], takers[x], -change);
      }
    }
  }

  private static void add(int[][] all, int a, int b, int change) {
    all[a][b] += change;
    all[b][a] += change;
  }

  /** The contestant of each number of each night, from 1. */
  List<List<Integer>> takers() {
    List<List<Integer>> takers = new ArrayList<>();
    for (int[] row : who) {
      takers.add(Arrays.stream(row).mapToObj(w -> w + 1).toList());
    }
    return takers;
  }
}

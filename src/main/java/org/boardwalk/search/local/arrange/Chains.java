package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.wish.IndividualWish;

/**
 * Arrangements without a rule in which people move little: as many as possible stay throughout, and
 * from each round to the next the others move as little as possible.
 */
final class Chains {

  /** The most steps for solving assignments, about n³ for n tables; twice that takes a second. */
  private static final long MOST_EFFORT = 20_000_000;

  private final Movement movement;
  private final SeatTable seats;
  private final Freedom freedom;
  private final int settled;
  private final Set<Integer> wished;

  Chains(IndividualWish wish, Movement movement, SeatTable seats, Freedom freedom) {
    this.movement = movement;
    this.seats = seats;
    this.freedom = freedom;
    settled = Math.max(1, wish.fixed().first().size());
    wished = new TreeSet<>(wish.fixed().stationary());
  }

  /** The best arrangement found. */
  Movement best() {
    Set<Integer> staying = freedom.first() ? bestStaying() : wished;
    FewMoves moves = new FewMoves(movement, freedom.turns(), staying);
    List<Round> rounds = new ArrayList<>(inShortOrder(moves));
    if (freedom.first() && !staying.isEmpty()) {
      int who = staying.stream().findFirst().orElseThrow();
      Round first = Rearranged.northOne(rounds.get(0), who, freedom.turns());
      rounds.set(0, first);
    }
    return Rearranged.of(movement, moves.chain(rounds, settled));
  }

  /**
   * Of the largest sets of players that can stay, the one that leaves the fewest moves to the
   * others; the first one where it would take too long to compare two.
   */
  private Set<Integer> bestStaying() {
    int rounds = movement.rounds().size();
    return new StayingTogether(seats, freedom.turns())
        .sets(wished).stream()
            .limit(Math.max(1, MOST_EFFORT / effort(rounds)))
            .min(Comparator.comparingLong(this::cost))
            .orElse(wished);
  }

  /** The cost of the moves, in the given order, when these players stay. */
  private long cost(Set<Integer> staying) {
    FewMoves moves = new FewMoves(movement, freedom.turns(), staying);
    long cost = 0;
    for (int r = 1; r < movement.rounds().size(); r++) {
      cost += moves.cost(movement.rounds().get(r - 1), movement.rounds().get(r));
    }
    return cost;
  }

  private List<Round> inShortOrder(FewMoves moves) {
    List<Round> rounds = movement.rounds();
    int n = rounds.size();
    if (!freedom.order() || seats.anybodyOut() || effort(n * (n - 1) / 2) > MOST_EFFORT) {
      return rounds;
    }
    long[][] cost = new long[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        cost[i][j] = moves.cost(rounds.get(j), rounds.get(i));
        cost[j][i] = cost[i][j];
      }
    }
    return ShortWay.order(cost).stream().map(rounds::get).toList();
  }

  private long effort(int steps) {
    long n = movement.tables();
    return steps * n * n * n;
  }

  /**
   * Finds an order of the rounds with few moves in all, by 2-opt: a part of the order is reversed
   * as long as that helps. Heuristic; it never gets worse than the given order.
   */
  private static final class ShortWay {

    private ShortWay() {}

    /**
     * @param cost cost[i][j], symmetric, of going from round i to round j or back
     * @return the rounds, from 0
     */
    static List<Integer> order(long[][] cost) {
      int n = cost.length;
      List<Integer> order = new ArrayList<>();
      for (int r = 0; r < n; r++) {
        order.add(r);
      }
      boolean better = true;
      while (better) {
        better = false;
        for (int i = 0; i < n; i++) {
          for (int j = i + 1; j < n; j++) {
            if (gain(cost, order, i, j) > 0) {
              Collections.reverse(order.subList(i, j + 1));
              better = true;
            }
          }
        }
      }
      return order;
    }

    /** The gain of reversing the part from i to j. */
    private static long gain(long[][] cost, List<Integer> order, int i, int j) {
      int first = order.get(i);
      int last = order.get(j);
      long gain = 0;
      if (i > 0) {
        int before = order.get(i - 1);
        gain += cost[before][first] - cost[before][last];
      }
      if (j + 1 < order.size()) {
        int after = order.get(j + 1);
        gain += cost[last][after] - cost[first][after];
      }
      return gain;
    }
  }
}

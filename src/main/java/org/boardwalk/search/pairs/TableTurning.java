package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.Seating.TwoPlayers;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Stretches;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Turns tables by 90° so that a movement of one winner is balanced: for every two pairs the sum c
 * over sets of +(t - 1) where they are opponents, t the times the set is played, and ±1 where they
 * sit the same or opposite way at different tables. The sum of all c is given, so Σ c² is to be
 * least. Annealing; heuristic.
 */
final class TableTurning {

  private static final int STRIDE = 1024;

  /** For each table, as a switch compares with so many others; by trial on 9 to 13 tables. */
  private static final Temperatures RANGE = new Temperatures(1.2, 0.9);

  private final Movement movement;
  private final List<int[]> encounters = new ArrayList<>();
  private final List<List<Integer>> bySet = new ArrayList<>();
  private final boolean[] turned;
  private final int[][] balance;
  private long squares;

  TableTurning(Movement movement) {
    this.movement = movement;
    balance = new int[movement.contestants()][movement.contestants()];
    for (int s = 0; s < movement.boards().sets(); s++) {
      bySet.add(new ArrayList<>());
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        bySet.get(e.set() - 1).add(encounters.size());
        encounters.add(new int[] {at(e, Direction.NS), at(e, Direction.EW), e.set() - 1});
      }
    }
    turned = new boolean[encounters.size()];
    for (int e = 0; e < encounters.size(); e++) {
      int[] here = encounters.get(e);
      add(here[0], here[1], bySet.get(here[2]).size() - 1);
      for (int other : bySet.get(here[2])) {
        if (other < e) {
          compare(e, other, 1);
        }
      }
    }
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0) - 1;
  }

  /** Σ (n·c - S)² over the n pairs of contestants, divided by n; 0 exactly for calibre 100. */
  static long imbalance(Movement movement) {
    TableTurning turning = new TableTurning(movement);
    long sum = 0;
    for (int p = 0; p < turning.balance.length; p++) {
      for (int q = p + 1; q < turning.balance.length; q++) {
        sum += turning.balance[p][q];
      }
    }
    int n = turning.balance.length * (turning.balance.length - 1) / 2;
    return n * turning.squares - sum * sum;
  }

  /** The best turned movement after so many steps. */
  Movement run(long steps, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    Metropolis metropolis = new Metropolis(random);
    boolean[] best = turned.clone();
    LeastCost least = new LeastCost(squares);
    Stretches stretches = new Stretches(steps, STRIDE, over);
    Temperatures range = RANGE.times(movement.tables());
    while (stretches.next()) {
      double temperature = range.at(stretches.part());
      for (int k = stretches.length(); k > 0; k--) {
        int e = random.nextInt(turned.length);
        long before = squares;
        turn(e);
        if (!metropolis.accepts(squares - before, temperature)) {
          turn(e);
        } else if (least.fallsTo(squares)) {
          best = turned.clone();
        }
      }
    }
    return built(best);
  }

  private void turn(int e) {
    for (int other : bySet.get(encounters.get(e)[2])) {
      if (other != e) {
        compare(e, other, -2);
      }
    }
    turned[e] ^= true;
  }

  /** Adds so many times what the pairs at two tables with one set compare. */
  private void compare(int e, int other, int times) {
    int[] a = encounters.get(e);
    int[] b = encounters.get(other);
    int same = turned[e] == turned[other] ? times : -times;
    add(a[0], b[0], same);
    add(a[1], b[1], same);
    add(a[0], b[1], -same);
    add(a[1], b[0], -same);
  }

  private void add(int p, int q, int more) {
    long before = balance[p][q];
    long after = before + more;
    balance[p][q] += more;
    balance[q][p] += more;
    squares += after * after - before * before;
  }

  private Movement built(boolean[] best) {
    List<Round> rounds = new ArrayList<>();
    int k = 0;
    for (Round round : movement.rounds()) {
      List<Encounter> turnedRound = new ArrayList<>();
      for (Encounter e : round.encounters()) {
        Seating seating = best[k++] ? turned(e.seating()) : e.seating();
        turnedRound.add(new Encounter(e.table(), seating, e.set()));
      }
      rounds.add(new Round(turnedRound));
    }
    return movement.with(rounds);
  }

  private static Seating turned(Seating seating) {
    int ns = seating.at(Direction.NS).get(0);
    int ew = seating.at(Direction.EW).get(0);
    return seating instanceof TwoPlayers ? new TwoPlayers(ew, ns) : new TwoPairs(ew, ns);
  }
}

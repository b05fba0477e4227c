package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Stretches;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Turns tables by 90° so that a movement of one winner is balanced: for every two pairs the sum c
 * over sets of +(t - 1) where they are opponents, t the times the set is played, and ±1 where they
 * sit the same or opposite way at different tables. The sum of all c is given, so Σ c² is to be
 * least. Annealing; heuristic. What a turn costs is foretold by one loop along two rows of c.
 */
final class TableTurning {

  private static final int STRIDE = 1024;

  /** For each table, as a switch compares with so many others; by trial on 9 to 13 tables. */
  private static final Temperatures RANGE = new Temperatures(1.2, 0.9);

  private final Movement movement;
  private final int pairs;

  /** The pairs that sit NS and EW at a table as the movement has it, and the set. */
  private final int[] north;

  private final int[] east;
  private final int[] set;
  private final boolean[] turned;

  /** facing[set · pairs + p]: times pair p sits NS with the set, less times EW. */
  private final int[] facing;

  /** c at p · pairs + q. */
  private final int[] balance;

  private long squares;

  TableTurning(Movement movement) {
    this.movement = movement;
    pairs = movement.contestants();
    int tables = movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum();
    north = new int[tables];
    east = new int[tables];
    set = new int[tables];
    turned = new boolean[tables];
    facing = new int[movement.boards().sets() * pairs];
    balance = new int[pairs * pairs];
    int[] times = new int[movement.boards().sets()];
    int e = 0;
    for (Round round : movement.rounds()) {
      for (Encounter encounter : round.encounters()) {
        north[e] = at(encounter, Direction.NS);
        east[e] = at(encounter, Direction.EW);
        set[e] = encounter.set() - 1;
        facing[set[e] * pairs + north[e]]++;
        facing[set[e] * pairs + east[e]]--;
        times[set[e++]]++;
      }
    }
    count(times);
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0) - 1;
  }

  private void count(int[] times) {
    for (int p = 0; p < pairs; p++) {
      for (int q = 0; q < p; q++) {
        for (int s = 0; s < times.length; s++) {
          add(p, q, facing[s * pairs + p] * facing[s * pairs + q]);
        }
      }
    }
    // At one table they do not sit opposite ways: each of the others there compares them.
    for (int e = 0; e < set.length; e++) {
      add(north[e], east[e], times[set[e]]);
    }
    for (int c : balance) {
      squares += (long) c * c;
    }
    squares /= 2;
  }

  private void add(int p, int q, int more) {
    balance[p * pairs + q] += more;
    balance[q * pairs + p] += more;
  }

  /** Σ (n·c - S)² over the n pairs of contestants, divided by n; 0 exactly for calibre 100. */
  static long imbalance(Movement movement) {
    TableTurning turning = new TableTurning(movement);
    long sum = Arrays.stream(turning.balance).sum() / 2;
    long n = (long) turning.pairs * (turning.pairs - 1) / 2;
    return n * turning.squares - sum * sum;
  }

  /** The best turned movement after so many steps. */
  Movement run(long steps, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    Chance chance = new Chance(random);
    boolean[] best = turned.clone();
    LeastCost least = new LeastCost(squares);
    Stretches stretches = new Stretches(steps, STRIDE, over);
    Temperatures range = RANGE.times(movement.tables());
    while (stretches.next()) {
      double temperature = range.at(stretches.part());
      for (int k = stretches.length(); k > 0; k--) {
        int e = random.nextInt(turned.length);
        chance.draw();
        int rise = rise(e);
        if (chance.accepts(rise, temperature)) {
          squares += rise;
          turn(e);
          if (least.fallsTo(squares)) {
            best = turned.clone();
          }
        }
      }
    }
    return built(best);
  }

  /** +1 where who sits NS in the movement does so now, else -1. */
  private int sign(int e) {
    return turned[e] ? -1 : 1;
  }

  /**
   * What Σ c² rises by when a table is turned: with every other pair x there, that sits ±1, c of
   * the one changes by -2·(±1) and c of the other by 2·(±1).
   */
  int rise(int e) {
    int toA = north[e] * pairs;
    int toB = east[e] * pairs;
    int from = set[e] * pairs;
    int product = 0;
    int others = 0;
    for (int x = 0; x < pairs; x++) {
      int f = facing[from + x];
      product += f * (balance[toA + x] - balance[toB + x]);
      others += f * f;
    }
    int ofA = facing[from + north[e]];
    int ofB = facing[from + east[e]];
    product += ofA * balance[toB + north[e]] - ofB * balance[toA + east[e]];
    others -= ofA * ofA + ofB * ofB;
    return 8 * others - 4 * sign(e) * product;
  }

  /** Turns a table; doing it again undoes it. */
  void turn(int e) {
    int a = north[e];
    int b = east[e];
    int from = set[e] * pairs;
    int twice = 2 * sign(e);
    for (int x = 0; x < pairs; x++) {
      if (x != a && x != b) {
        int by = twice * facing[from + x];
        add(a, x, -by);
        add(b, x, by);
      }
    }
    facing[from + a] -= twice;
    facing[from + b] += twice;
    turned[e] ^= true;
  }

  /** Σ c², as the movement was. */
  long squares() {
    return squares;
  }

  /** The movement with the tables as they are turned. */
  Movement now() {
    return built(turned);
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

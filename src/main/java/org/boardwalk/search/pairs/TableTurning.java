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
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Stretches;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.search.switches.SwitchCounts;

/**
 * Turns tables by 90° so that a movement of one winner is balanced: {@link SwitchCounts Σ c²} is to
 * be least. One annealing at nearly one temperature; heuristic.
 */
final class TableTurning {

  private static final int STRIDE = 1024;

  /** For each table, as a switch compares with so many others; by trial on 9 to 13 tables. */
  private static final Temperatures RANGE = new Temperatures(1.2, 0.9);

  private final Movement movement;
  private final SwitchCounts counts;

  TableTurning(Movement movement) {
    this.movement = movement;
    counts = new SwitchCounts(movement);
  }

  /** Σ (n·c - S)² over the n pairs of contestants, divided by n; 0 exactly for calibre 100. */
  static long imbalance(Movement movement) {
    SwitchCounts counts = new SwitchCounts(movement);
    long sum = counts.sum();
    long n = (long) counts.size * (counts.size - 1) / 2;
    return n * counts.squares() - sum * sum;
  }

  /** The best turned movement after so many steps. */
  Movement run(long steps, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    Chance chance = new Chance(random);
    boolean[] best = counts.state();
    LeastCost least = new LeastCost(counts.squares());
    Stretches stretches = new Stretches(steps, STRIDE, over);
    Temperatures range = RANGE.times(movement.tables());
    while (stretches.next()) {
      double temperature = range.at(stretches.part());
      for (int k = stretches.length(); k > 0; k--) {
        int e = random.nextInt(counts.encounters());
        chance.draw();
        if (chance.accepts(counts.rise(e), temperature)) {
          counts.flip(e);
          if (least.fallsTo(counts.squares())) {
            best = counts.state();
          }
        }
      }
    }
    return built(best);
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

package org.boardwalk.search.pairs;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.switches.SwitchAnnealing;
import org.boardwalk.search.local.switches.SwitchCounts;

/**
 * Turns tables by 90° to balance a movement of one winner: {@link SwitchCounts Σ c²} is minimised.
 * One annealing at nearly one temperature; heuristic.
 */
final class TableTurning {

  /**
   * Temperatures for each table, as a switch compares with so many others; by trial on 9 to 13
   * tables.
   */
  private static final Temperatures RANGE = new Temperatures(1.2, 0.9);

  private final Movement movement;
  private final SwitchCounts counts;

  TableTurning(Movement movement) {
    this.movement = movement;
    counts = new SwitchCounts(movement);
  }

  /**
   * Σ (n·c - S)² over the n pairs of contestants, divided by n; 0 if and only if the calibre is
   * 100.
   */
  static long imbalance(Movement movement) {
    SwitchCounts counts = new SwitchCounts(movement);
    long sum = counts.sum();
    long n = (long) counts.size * (counts.size - 1) / 2;
    return n * counts.squares() - sum * sum;
  }

  /** The best turned movement after so many steps. */
  Movement run(long steps, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    SwitchAnnealing.cool(counts, RANGE.times(movement.tables()), steps, random, over);
    return counts.applied(movement);
  }
}

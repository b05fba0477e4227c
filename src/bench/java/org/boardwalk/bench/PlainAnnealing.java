package org.boardwalk.bench;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleSupplier;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;

/**
 * Plain simulated annealing of whole rounds, the opponent of our search: the obvious program for
 * the task. A move lets two players of a round change places; the cost is 8·partner + 4·opponent +
 * side + direction; the temperature falls geometrically over the time given. One thread, one start.
 * Heuristic; shares no code with the search it is measured against.
 *
 * <p>Source of the method: S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated
 * Annealing, Science 220, 1983.
 */
public final class PlainAnnealing {

  /**
   * The temperatures at the start and the end: the best of those tried for 14 players and 9 rounds,
   * 24 and 11, 40 and 13.
   */
  private static final double HOT = 30;

  private static final double COLD = 2;

  /** Moves before the temperature falls again. */
  private static final int STRETCH = 1000;

  private final IndividualWish wish;
  private final SplittableRandom random;

  private PlainAnnealing(IndividualWish wish, long seed) {
    if (wish.boards().play() != Play.SHARED || wish.rotation() != Rotation.NONE) {
      throw new IllegalArgumentException(
          "wish [" + wish.name() + "] must be of shared play without rotation");
    }
    this.wish = wish;
    random = new SplittableRandom(seed);
  }

  /**
   * Runs until the time is up or the cost is 0.
   *
   * @param wish the sizes; its demands on the criteria are ignored
   * @param time how long
   * @param seed source of chance
   * @param cancelled set it to stop early with the best so far
   * @return the best movement found, with even sit-outs
   * @throws IllegalArgumentException when play is not shared, or seats rotate
   */
  public static Movement run(
      IndividualWish wish, Duration time, long seed, AtomicBoolean cancelled) {
    long start = System.nanoTime();
    double nanos = time.toNanos();
    return new PlainAnnealing(wish, seed)
        .cool(() -> cancelled.get() ? 1 : (System.nanoTime() - start) / nanos);
  }

  /**
   * Runs the annealing for a number of stretches of {@value #STRETCH} moves; the same seed gives
   * the same movement.
   */
  static Movement run(IndividualWish wish, int stretches, long seed) {
    double[] done = {0};
    return new PlainAnnealing(wish, seed).cool(() -> ++done[0] / stretches);
  }

  private Movement cool(DoubleSupplier spent) {
    PlainSchedule schedule = new PlainSchedule(wish, random);
    Best best = new Best(schedule);
    for (double done = 0; done < 1 && best.cost > 0; done = spent.getAsDouble()) {
      stretch(schedule, HOT * Math.pow(COLD / HOT, done), best);
    }
    return schedule.movement(best.seats);
  }

  private void stretch(PlainSchedule schedule, double temperature, Best best) {
    for (int k = 0; k < STRETCH; k++) {
      int round = random.nextInt(schedule.rounds());
      int one = random.nextInt(schedule.seats());
      int other = random.nextInt(schedule.seats());
      if (one == other) {
        continue;
      }
      long delta = schedule.delta(round, one, other);
      if (delta <= 0 || random.nextDouble() < Math.exp(-delta / temperature)) {
        schedule.swap(round, one, other, delta);
        best.see(schedule);
      }
    }
  }

  /** The cheapest seats so far. */
  private static final class Best {
    private final int[][] seats;
    private long cost;

    Best(PlainSchedule schedule) {
      seats = schedule.newSeats();
      cost = schedule.cost();
      schedule.copySeatsTo(seats);
    }

    void see(PlainSchedule schedule) {
      if (schedule.cost() < cost) {
        cost = schedule.cost();
        schedule.copySeatsTo(seats);
      }
    }
  }
}

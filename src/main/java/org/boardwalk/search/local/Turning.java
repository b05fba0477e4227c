package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Improves the incumbent without changing any meetings: tables are mirrored (East and West
 * exchanged) and turned by a seat, by simulated annealing. Mirroring changes only sides, turning
 * only directions, so that a schedule that is ideal in partner and opponent stays so. Heuristic.
 */
public final class Turning extends LocalSearch {

  /** Steps a second, without players. */
  static final double STEPS_PER_SECOND = 12e6;

  private static final double COLD = 0.2;
  private static final double HOT = 8;

  /** Steps of one cooling. */
  static final int STEPS = 400_000;

  private static final long STEP_OF_WEIGHT = 8;
  private static final int MOST_IDLE = 6;

  /** Starts from the best movement of the hunt, so that it needs nothing else. */
  public Turning() {
    this("turning the tables of the best");
  }

  /** For another method, under whose name the results are offered. */
  Turning(String name) {
    super(name, MethodKind.TURNING, 0);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, STEPS_PER_SECOND, hunt.wish().players());
    int idle = 0;
    while (left > 0 && idle < MOST_IDLE && !hunt.over()) {
      Optional<Movement> before = hunt.best();
      long steps = Math.min(STEPS, left);
      before.ifPresent(best -> new Start(hunt, random, best).run(steps));
      left -= STEPS;
      idle = hunt.best().equals(before) ? idle + 1 : 0;
    }
    return true;
  }

  /** One cooling from another schedule, which is itself offered if it is better. */
  void cool(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start) {
    new Start(hunt, random, start).run(STEPS);
  }

  /** One cooling from a schedule. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final SplittableRandom random;
    private final Metropolis metropolis;
    private final Schedule schedule;
    private final Temperatures range;
    private final long[] judged;
    private final boolean free;
    private final int settled;
    private final Offers offers;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start) {
      this.hunt = hunt;
      this.random = random;
      metropolis = new Metropolis(random);
      wish = hunt.wish();
      long[] weight = SearchWeights.of(wish, STEP_OF_WEIGHT);
      judged = SearchWeights.of(wish);
      free = wish.arrangeable();
      settled = wish.fixed().first().size();
      range =
          new Temperatures(
              HOT * Math.max(1, Math.max(weight[2], weight[3])),
              COLD * Math.max(1, Math.min(positive(weight[2]), positive(weight[3]))));
      schedule = Schedule.of(wish, weight, Unfolding.indices(start));
      offers = Offers.weighted(hunt, name(), schedule::foursomes);
    }

    private static long positive(long weight) {
      return weight > 0 ? weight : Long.MAX_VALUE;
    }

    void run(long steps) {
      Cooling cooling = new Cooling(range, steps, 1, hunt::over);
      while (cooling.next()) {
        change(cooling.temperature());
      }
    }

    private void change(double temperature) {
      int r = settled + random.nextInt(schedule.rounds - settled);
      int t = random.nextInt(schedule.setAt[r].length);
      if (!free && seatsStationary(r, t)) {
        return;
      }
      boolean mirror = random.nextBoolean();
      long rise =
          mirror
              ? schedule.foresight.rise(r, 4 * t + 1, 4 * t + 3)
              : schedule.foresight.riseOfTurn(r, t);
      if (metropolis.accepts(rise, temperature)) {
        if (mirror) {
          schedule.mirror(r, t);
        } else {
          schedule.turn(r, t);
        }
        offers.look(schedule.counts.under(judged));
      }
    }

    private boolean seatsStationary(int r, int t) {
      int[] who = schedule.who[r];
      return wish.fixed().stationary().stream()
          .anyMatch(
              p ->
                  who[4 * t] == p - 1
                      || who[4 * t + 1] == p - 1
                      || who[4 * t + 2] == p - 1
                      || who[4 * t + 3] == p - 1);
    }
  }
}

package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.IndividualWish;

/**
 * Makes the best schedule so far better without touching who meets whom: tables are mirrored (East
 * and West change places) and turned by a seat, by annealing. Mirroring changes only sides, turning
 * only directions, so a schedule that is ideal in partner and opponent stays so. Heuristic.
 */
public final class Turning implements Method<IndividualWish> {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final double COLD = 0.2;
  private static final double HOT = 8;
  private static final int STEPS = 400_000;
  private static final long STEP_OF_WEIGHT = 8;
  private static final int MOST_IDLE = 6;
  private static final int STOP_MASK = 1023;

  @Override
  public String name() {
    return "turning the tables of the best";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.TURNING;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double effort = 8.0 / (8 + hunt.wish().players());
    long left = (long) (slice.toMillis() / 1e3 * STEPS_PER_SECOND * effort);
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

  /** One cooling from the best schedule. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final SplittableRandom random;
    private final PairCosts costs;
    private final Schedule schedule;
    private final double cold;
    private final double hot;
    private final long[] judged;
    private final boolean free;
    private long best;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start) {
      this.hunt = hunt;
      this.random = random;
      wish = hunt.wish();
      Roles roles = new Roles(wish);
      long[] weight = SearchWeights.of(wish, STEP_OF_WEIGHT);
      judged = SearchWeights.of(wish);
      free = wish.arrangeable();
      cold = COLD * Math.max(1, Math.min(positive(weight[2]), positive(weight[3])));
      hot = HOT * Math.max(1, Math.max(weight[2], weight[3]));
      costs = new PairCosts(wish.players(), wish.profile().seats(), roles, weight);
      schedule = Schedule.of(wish, costs, roles, Unfolding.indices(start));
      best = costs.under(judged);
    }

    private static long positive(long weight) {
      return weight > 0 ? weight : Long.MAX_VALUE;
    }

    void run(long steps) {
      double factor = Math.pow(cold / hot, 1.0 / steps);
      double temperature = hot;
      for (long step = 0; step < steps; step++) {
        temperature *= factor;
        change(temperature);
        if ((step & STOP_MASK) == 0 && hunt.over()) {
          return;
        }
      }
    }

    private void change(double temperature) {
      int settled = wish.fixed().first().size();
      int r = settled + random.nextInt(schedule.rounds - settled);
      int t = random.nextInt(schedule.setAt[r].length);
      if (!free && seatsStationary(r, t)) {
        return;
      }
      boolean mirror = random.nextBoolean();
      long before = costs.weighted;
      if (mirror) {
        schedule.mirror(r, t);
      } else {
        schedule.turn(r, t);
      }
      long rise = costs.weighted - before;
      if (rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature)) {
        report();
        return;
      }
      if (mirror) {
        schedule.mirror(r, t);
        return;
      }
      for (int back = 0; back < 3; back++) {
        schedule.turn(r, t);
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

    private void report() {
      long now = costs.under(judged);
      if (now < best) {
        best = now;
        hunt.offer(Unfolding.movement(wish, schedule.foursomes()), Finder.own("local", name()));
      }
    }
  }
}

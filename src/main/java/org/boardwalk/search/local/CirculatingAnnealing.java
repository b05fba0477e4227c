package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing on whole rounds (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220,
 * 1983): two players change places in a round, two players change the rounds they sit out, a table
 * changes its set. Sit-outs stay even throughout. Heuristic; several starts, each as long as all
 * before it together, cooled geometrically.
 */
public final class CirculatingAnnealing implements Method<IndividualWish> {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final double HOT = 0.5;
  private static final double COLD = 0.15;
  private static final int FIRST_START = 200_000;
  private static final long[] STEPS_OF_WEIGHT = {4, 64, 8};
  private static final int STOP_MASK = 1023;

  private final int number;
  private int starts;

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public CirculatingAnnealing(int number) {
    this.number = number;
  }

  @Override
  public String name() {
    return "annealing of whole rounds";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.ANNEALING;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed + 104_729L * number);
    double effort = 8.0 / (8 + hunt.wish().players());
    long left = (long) (slice.toMillis() / 1e3 * STEPS_PER_SECOND * effort);
    long steps = Math.max(FIRST_START, left / 3);
    while (left > 0 && !hunt.over()) {
      long[] weights =
          SearchWeights.of(hunt.wish(), STEPS_OF_WEIGHT[starts++ % STEPS_OF_WEIGHT.length]);
      new Start(hunt, random, Math.min(steps, left), weights).run();
      left -= steps;
      steps *= 2;
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final SplittableRandom random;
    private final long steps;
    private final Schedule schedule;
    private final PairCosts costs;
    private final SitOutMove sitOut;
    private final boolean circulating;
    private final long replayCost;
    private final double unit;
    private final long[] judged;
    private long best = Long.MAX_VALUE;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, long steps, long[] weight) {
      this.hunt = hunt;
      this.random = random;
      this.steps = steps;
      wish = hunt.wish();
      Roles roles = new Roles(wish);
      judged = SearchWeights.of(wish);
      costs = new PairCosts(wish.players(), wish.profile().seats(), roles, weight);
      schedule = Schedule.random(wish, costs, roles, random);
      sitOut = new SitOutMove(schedule.who, schedule.place, schedule.seats);
      circulating = wish.boards().play() == Play.CIRCULATING;
      replayCost = 4 * Math.max(1, java.util.Arrays.stream(weight).max().orElse(1));
      unit = Math.max(1, java.util.Arrays.stream(weight).filter(w -> w > 0).min().orElse(1));
    }

    void run() {
      double hot = HOT * replayCost;
      double factor = Math.pow(COLD * unit / hot, 1.0 / steps);
      double temperature = hot;
      for (long step = 0; step < steps; step++) {
        temperature *= factor;
        if (circulating && random.nextInt(8) == 0) {
          changeSet(temperature);
        } else if (schedule.seats < schedule.players && random.nextInt(16) == 0) {
          changeSitOuts(temperature);
        } else if (random.nextInt(16) == 0) {
          turnTable(temperature);
        } else {
          changePlaces(temperature);
        }
        if ((step & STOP_MASK) == 0 && hunt.over()) {
          break;
        }
      }
    }

    private long cost() {
      return costs.weighted + replayCost * schedule.replays;
    }

    private boolean accepted(long before, double temperature) {
      long rise = cost() - before;
      if (rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature)) {
        if (schedule.replays == 0) {
          report();
        }
        return true;
      }
      return false;
    }

    private void report() {
      long now = costs.under(judged);
      if (now < best) {
        best = now;
        if (hunt.bestCard().map(c -> now < SearchWeights.total(judged, c)).orElse(true)) {
          hunt.offer(Unfolding.movement(wish, schedule.foursomes()), Finder.own("local", name()));
        }
      }
    }

    private void changePlaces(double temperature) {
      int r = random.nextInt(schedule.rounds);
      int first = random.nextInt(schedule.seats);
      int second = random.nextInt(schedule.seats - 1);
      int a = schedule.who[r][first];
      int b = schedule.who[r][second >= first ? second + 1 : second];
      long before = cost();
      schedule.exchange(r, a, b);
      if (!accepted(before, temperature)) {
        schedule.exchange(r, a, b);
      }
    }

    private void turnTable(double temperature) {
      int r = random.nextInt(schedule.rounds);
      int t = random.nextInt(schedule.setAt[r].length);
      long before = cost();
      schedule.turn(r, t);
      if (!accepted(before, temperature)) {
        schedule.turn(r, t);
        schedule.turn(r, t);
        schedule.turn(r, t);
      }
    }

    private void changeSitOuts(double temperature) {
      if (!sitOut.propose(random)) {
        return;
      }
      long before = cost();
      exchange();
      if (!accepted(before, temperature)) {
        exchange();
      }
    }

    private void exchange() {
      schedule.exchange(sitOut.round, sitOut.a, sitOut.b);
      if (sitOut.other >= 0) {
        schedule.exchange(sitOut.other, sitOut.a, sitOut.b);
      }
    }

    private void changeSet(double temperature) {
      int r = random.nextInt(schedule.rounds);
      int t = random.nextInt(schedule.setAt[r].length);
      int old = schedule.setAt[r][t];
      int set = random.nextInt(schedule.sets);
      int full = tableAtLimit(r, set);
      if (set == old) {
        return;
      }
      long before = cost();
      schedule.playSet(r, t, set);
      if (full >= 0) {
        schedule.playSet(r, full, old);
      }
      if (!accepted(before, temperature)) {
        if (full >= 0) {
          schedule.playSet(r, full, set);
        }
        schedule.playSet(r, t, old);
      }
    }

    /**
     * A table that must give up the set because all its copies are in use; -1 when a copy is free.
     */
    private int tableAtLimit(int r, int set) {
      int used = 0;
      int table = -1;
      for (int t = 0; t < schedule.setAt[r].length; t++) {
        if (schedule.setAt[r][t] == set) {
          used++;
          table = t;
        }
      }
      return used >= wish.boards().copies() ? table : -1;
    }
  }
}

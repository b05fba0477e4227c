package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Problem;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.Versions;

/**
 * Simulated annealing on whole rounds (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220,
 * 1983): two players change places in a round, two players change the rounds they sit out, a table
 * changes its set. Sit-outs stay even throughout. Heuristic; several starts, each as long as all
 * before it together, cooled geometrically.
 */
public final class Annealing implements Method {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final double HOT = 0.5;
  private static final double COLD = 0.15;
  private static final int FIRST_START = 200_000;
  private static final long[] STEPS_OF_WEIGHT = {4, 64, 8};
  private static final int STOP_MASK = 1023;

  @Override
  public String name() {
    return "annealing of whole rounds";
  }

  @Override
  public boolean run(Hunt hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double effort = 8.0 / (8 + hunt.problem().players());
    long left = (long) (slice.toMillis() / 1e3 * STEPS_PER_SECOND * effort);
    long steps = FIRST_START;
    for (int start = 0; left > 0 && !hunt.over(); start++) {
      long[] weights = weights(hunt, start);
      new Start(hunt, random, Math.min(steps, left), weights).run();
      left -= steps;
      steps *= 2;
    }
    return true;
  }

  /**
   * Starts differ in how much more one criterion weighs than the next. Where partner and opponent
   * come before all else and are not ideal yet, most starts look at them alone, which is several
   * times as fast: sides and directions can be mended later without touching who meets whom.
   */
  private static long[] weights(Hunt hunt, int start) {
    Problem problem = hunt.problem();
    long[] weights = SearchWeights.of(problem, STEPS_OF_WEIGHT[start % STEPS_OF_WEIGHT.length]);
    boolean meetingsFirst =
        Math.min(weights[0], weights[1]) > Math.max(weights[2], weights[3])
            && !(problem.objective() instanceof Objective.Weighted);
    boolean meetingsIdeal =
        hunt.bestCard()
            .filter(c -> c.cost(Criterion.PARTNER) + c.cost(Criterion.OPPONENT) == 0)
            .isPresent();
    boolean meetingsOnly = meetingsFirst && !meetingsIdeal && start % 4 < 3;
    return meetingsOnly ? new long[] {2, 1, 0, 0} : weights;
  }

  /** One cooling. */
  private final class Start {

    private final Hunt hunt;
    private final Problem problem;
    private final SplittableRandom random;
    private final long steps;
    private final Schedule schedule;
    private final PairCosts costs;
    private final boolean circulating;
    private final long replayCost;
    private final double unit;
    private final long[] judged;
    private long best = Long.MAX_VALUE;

    Start(Hunt hunt, SplittableRandom random, long steps, long[] weight) {
      this.hunt = hunt;
      this.random = random;
      this.steps = steps;
      problem = hunt.problem();
      Roles roles = new Roles(problem);
      judged = SearchWeights.of(problem);
      for (int c = 0; c < judged.length; c++) {
        judged[c] = weight[c] == 0 ? 0 : judged[c];
      }
      costs = new PairCosts(problem.players(), problem.profile().seats(), roles, weight);
      schedule = Schedule.random(problem, costs, roles, weight[3] > 0, random);
      circulating = problem.boards().play() == Play.CIRCULATING;
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
          hunt.offer(
              Unfolding.movement(problem, schedule.foursomes()),
              "local",
              Versions.of("boardwalk"),
              name());
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

    /**
     * Two players exchange their rounds of sitting out; within one turn of sit-outs that leaves
     * them even.
     */
    private void changeSitOuts(double temperature) {
      int sittingOut = schedule.players - schedule.seats;
      int slot = random.nextInt(schedule.rounds * sittingOut);
      int turn = slot / schedule.players;
      int other = turn * schedule.players + random.nextInt(schedule.players);
      int r = slot / sittingOut;
      int s = other / sittingOut;
      int a = schedule.who[r][schedule.seats + slot % sittingOut];
      if (s >= schedule.rounds) {
        sitOutInstead(r, a, turn, temperature);
        return;
      }
      int b = schedule.who[s][schedule.seats + other % sittingOut];
      if (r == s
          || schedule.sitsOut(s, a)
          || schedule.sitsOut(r, b)
          || besides(s, a, r)
          || besides(r, b, s)) {
        return;
      }
      long before = cost();
      schedule.exchange(r, a, b);
      schedule.exchange(s, a, b);
      if (!accepted(before, temperature)) {
        schedule.exchange(r, a, b);
        schedule.exchange(s, a, b);
      }
    }

    /** In the last, unfinished turn somebody who would not sit out any more does so instead. */
    private void sitOutInstead(int r, int a, int turn, double temperature) {
      int b = schedule.who[r][random.nextInt(schedule.seats)];
      int times = 0;
      for (int round = 0; round < schedule.rounds; round++) {
        times += schedule.sitsOut(round, b) ? 1 : 0;
      }
      if (times > turn || besides(r, b, r)) {
        return;
      }
      long before = cost();
      schedule.exchange(r, a, b);
      if (!accepted(before, temperature)) {
        schedule.exchange(r, a, b);
      }
    }

    /**
     * Whether the player sits out in the round before or after this one, not counting one round.
     */
    private boolean besides(int round, int player, int except) {
      return (round > 0 && round - 1 != except && schedule.sitsOut(round - 1, player))
          || (round + 1 < schedule.rounds
              && round + 1 != except
              && schedule.sitsOut(round + 1, player));
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
      return used >= problem.boards().copies() ? table : -1;
    }
  }
}

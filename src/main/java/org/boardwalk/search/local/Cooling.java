package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Versions;

/**
 * Simulated annealing of a schedule in shared play: two players change places in a round, a table
 * turns by a seat, two players change the rounds they sit out. Geometric cooling.
 */
final class Cooling {

  private static final int STOP_MASK = 1023;

  private final Hunt hunt;
  private final IndividualWish problem;
  private final SplittableRandom random;
  private final SharedSchedule schedule;
  private final SitOutMove sitOut;
  private final long[] judged;
  private final String method;
  private long best = Long.MAX_VALUE;

  Cooling(Hunt hunt, SharedSchedule schedule, SplittableRandom random, String method) {
    this.hunt = hunt;
    this.schedule = schedule;
    this.random = random;
    this.method = method;
    problem = hunt.problem();
    judged = SearchWeights.of(problem);
    sitOut = new SitOutMove(schedule.who, schedule.place, schedule.seats);
  }

  /** From hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps, Temperatures range) {
    double factor = Math.pow(range.cold() / range.hot(), (STOP_MASK + 1.0) / steps);
    double temperature = range.hot();
    for (long step = 0; step < steps; step++) {
      if ((step & STOP_MASK) == 0) {
        temperature *= factor;
        if (hunt.over()) {
          return;
        }
      }
      int kind = random.nextInt(64);
      if (kind < 4) {
        turnTable(temperature);
      } else if (kind < 7 && schedule.seats < schedule.players) {
        changeSitOuts(temperature);
      } else if (kind < 11) {
        changeCouples(temperature);
      } else {
        changePlaces(temperature);
      }
    }
  }

  private void changePlaces(double temperature) {
    int r = random.nextInt(schedule.rounds);
    int i = random.nextInt(schedule.seats);
    int second = random.nextInt(schedule.seats - 1);
    int j = second >= i ? second + 1 : second;
    if (accepts(schedule.rise(r, i, j), temperature)) {
      schedule.exchange(r, i, j);
      report();
    }
  }

  /** Partners of one table change places with partners of another: partners stay partners. */
  private void changeCouples(double temperature) {
    int r = random.nextInt(schedule.rounds);
    int i = random.nextInt(schedule.seats);
    int j = random.nextInt(schedule.seats);
    if (i >> 2 == j >> 2) {
      return;
    }
    int rise = schedule.rise(r, i, j);
    schedule.exchange(r, i, j);
    rise += schedule.rise(r, i ^ 2, j ^ 2);
    if (accepts(rise, temperature)) {
      schedule.exchange(r, i ^ 2, j ^ 2);
      report();
    } else {
      schedule.exchange(r, i, j);
    }
  }

  private void turnTable(double temperature) {
    int r = random.nextInt(schedule.rounds);
    int first = random.nextInt(schedule.seats) & ~3;
    if (accepts(schedule.riseOfTurn(r, first), temperature)) {
      schedule.turn(r, first);
      report();
    }
  }

  private void changeSitOuts(double temperature) {
    if (!sitOut.propose(random)) {
      return;
    }
    int rise = riseOfSitOut(sitOut.round, sitOut.b, sitOut.a);
    exchange(sitOut.round);
    if (sitOut.other >= 0) {
      rise += riseOfSitOut(sitOut.other, sitOut.a, sitOut.b);
      exchange(sitOut.other);
    }
    if (accepts(rise, temperature)) {
      report();
    } else {
      exchange(sitOut.round);
      if (sitOut.other >= 0) {
        exchange(sitOut.other);
      }
    }
  }

  private int riseOfSitOut(int r, int plays, int out) {
    return schedule.riseOfSittingOut(r, schedule.place[r][plays], schedule.place[r][out]);
  }

  private void exchange(int r) {
    schedule.exchange(r, schedule.place[r][sitOut.a], schedule.place[r][sitOut.b]);
  }

  private boolean accepts(int rise, double temperature) {
    return rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature);
  }

  private void report() {
    long now = schedule.counts.under(judged);
    if (now < best) {
      best = now;
      if (hunt.bestCard().map(c -> now < SearchWeights.total(judged, c)).orElse(true)) {
        hunt.offer(
            Unfolding.movement(problem, schedule.foursomes()),
            "local",
            Versions.of("boardwalk"),
            method);
      }
    }
  }
}

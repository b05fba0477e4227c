package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of a schedule in shared play: two players change places in a round, a table
 * turns by a seat, two players change the rounds they sit out. Geometric cooling.
 */
final class Cooling {

  private static final int STOP_MASK = 1023;

  private final Hunt<IndividualWish> hunt;
  private final IndividualWish wish;
  private final SplittableRandom random;
  private final Chance chance;
  private final SharedSchedule schedule;
  private final SitOutMove sitOut;
  private final long[] judged;
  private final String method;
  private long best = Long.MAX_VALUE;

  Cooling(
      Hunt<IndividualWish> hunt, SharedSchedule schedule, SplittableRandom random, String method) {
    this.hunt = hunt;
    this.schedule = schedule;
    this.random = random;
    chance = new Chance(random);
    this.method = method;
    wish = hunt.wish();
    judged = SearchWeights.of(wish);
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
      chance.draw();
      int kind = chance.below(64);
      if (kind < 2) {
        turnTable(temperature);
      } else if (kind < 3 && schedule.seats < schedule.players) {
        changeSitOuts(temperature);
      } else if (kind < 5) {
        changeCouples(temperature);
      } else {
        changePlaces(temperature);
      }
    }
  }

  private void changePlaces(double temperature) {
    int r = chance.below(schedule.rounds);
    int i = chance.below(schedule.seats);
    int second = chance.below(schedule.seats - 1);
    int j = second >= i ? second + 1 : second;
    if (chance.accepts(schedule.foresight.rise(r, i, j), temperature)) {
      schedule.exchange(r, i, j);
      report();
    }
  }

  /** Partners of one table change places with partners of another: partners stay partners. */
  private void changeCouples(double temperature) {
    int r = chance.below(schedule.rounds);
    int i = chance.below(schedule.seats);
    int j = chance.below(schedule.seats);
    if (i >> 2 != j >> 2
        && chance.accepts(schedule.foresight.riseOfCouples(r, i, j), temperature)) {
      schedule.exchange(r, i, j);
      schedule.exchange(r, i ^ 2, j ^ 2);
      report();
    }
  }

  private void turnTable(double temperature) {
    int r = chance.below(schedule.rounds);
    int first = chance.below(schedule.seats) & ~3;
    if (chance.accepts(schedule.foresight.riseOfTurn(r, first), temperature)) {
      schedule.turn(r, first);
      report();
    }
  }

  private void changeSitOuts(double temperature) {
    if (!sitOut.propose(random)) {
      return;
    }
    long rise = schedule.foresight.riseOfSittingOut(sitOut.round, sitOut.a, sitOut.b, sitOut.other);
    if (chance.accepts(rise, temperature)) {
      exchange(sitOut.round);
      if (sitOut.other >= 0) {
        exchange(sitOut.other);
      }
      report();
    }
  }

  private void exchange(int r) {
    schedule.exchange(r, schedule.place[r][sitOut.a], schedule.place[r][sitOut.b]);
  }

  private void report() {
    long now = schedule.counts.under(judged);
    if (now < best) {
      best = now;
      if (hunt.bestCard().map(c -> now < SearchWeights.total(judged, c)).orElse(true)) {
        hunt.offer(Unfolding.movement(wish, schedule.foursomes()), Finder.own("local", method));
      }
    }
  }
}

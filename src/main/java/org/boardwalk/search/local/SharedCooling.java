package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of a schedule in shared play. A move exchanges two players in a round, turns
 * a table by a seat, or exchanges the rounds in which two players sit out. Geometric cooling.
 */
final class SharedCooling {

  private static final int STRIDE = 1024;

  private final Hunt<IndividualWish> hunt;
  private final SplittableRandom random;
  private final Chance chance;
  private final SharedSchedule schedule;
  private final SitOutMove sitOut;
  private final long[] judged;
  private final Offers offers;

  SharedCooling(
      Hunt<IndividualWish> hunt, SharedSchedule schedule, SplittableRandom random, String method) {
    this.hunt = hunt;
    this.schedule = schedule;
    this.random = random;
    chance = new Chance(random);
    judged = SearchWeights.of(hunt.wish());
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    sitOut = new SitOutsByTurn(schedule.who, schedule.place, schedule.seats);
  }

  /** Cools from hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps, Temperatures range) {
    Cooling cooling = new Cooling(range, steps, STRIDE, hunt::over);
    while (cooling.next()) {
      stretch(cooling.length(), cooling.temperature());
    }
  }

  private void stretch(int steps, double temperature) {
    for (int k = 0; k < steps; k++) {
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

  /** Exchanges the partners at one table with partners at another: partners stay partners. */
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
    offers.look(schedule.counts.under(judged));
  }
}

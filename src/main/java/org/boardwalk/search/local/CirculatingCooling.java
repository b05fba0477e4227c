package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/** One geometric cooling of whole rounds, in which sets stay where they are or not. */
final class CirculatingCooling {

  private final Hunt<IndividualWish> hunt;
  private final IndividualWish wish;
  private final SplittableRandom random;
  private final Chance chance;
  private final Schedule schedule;
  private final Trade trade;
  private final SitOutMove sitOut;
  private final Sets sets;
  private final long replayCost;
  private final Temperatures range;
  private final long[] judged;
  private final Offers offers;

  /** From a random start. */
  CirculatingCooling(
      Hunt<IndividualWish> hunt,
      long[] weights,
      Sets sets,
      SplittableRandom random,
      String method) {
    this(hunt, weights, sets, random, method, Schedule.random(hunt.wish(), weights, random));
  }

  /** From a movement, of which the sets stay where they are. */
  CirculatingCooling(
      Hunt<IndividualWish> hunt,
      long[] weights,
      Movement start,
      SplittableRandom random,
      String method) {
    this(
        hunt,
        weights,
        Sets.STAY,
        random,
        method,
        Schedule.of(hunt.wish(), weights, Unfolding.indices(start)));
  }

  private CirculatingCooling(
      Hunt<IndividualWish> hunt,
      long[] weights,
      Sets sets,
      SplittableRandom random,
      String method,
      Schedule schedule) {
    this.hunt = hunt;
    this.random = random;
    this.schedule = schedule;
    chance = new Chance(random);
    wish = hunt.wish();
    judged = SearchWeights.of(wish);
    trade = new Trade(schedule);
    sitOut = new SitOutMove(schedule.who, schedule.place, schedule.seats);
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    this.sets = sets;
    replayCost = UsualTemperatures.ofBroken(weights);
    range = UsualTemperatures.whereRulesBreak(weights);
  }

  /** From hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps) {
    run(steps, range);
  }

  /** The same, beginning at so many times the last temperature. */
  void again(long steps, double warmth) {
    run(steps, new Temperatures(warmth * range.cold(), range.cold()));
  }

  /** The schedule as it stands; where rules still are broken in it, the judge says so. */
  Movement end() {
    return Unfolding.movement(wish, schedule.foursomes());
  }

  private void run(long steps, Temperatures temperatures) {
    Cooling cooling = new Cooling(temperatures, steps, 1, hunt::over);
    while (cooling.next()) {
      change(cooling.temperature());
    }
  }

  /** Where sets stay, sit-outs have their part, or turns where nobody sits out. */
  private void change(double temperature) {
    chance.draw();
    int kind = chance.below(64);
    if (kind < 8 && sets == Sets.CHANGE) {
      changeSet(temperature);
    } else if (kind < 12 && schedule.seats < schedule.players) {
      changeSitOuts(temperature);
    } else if (kind < 16) {
      turnTable(temperature);
    } else if (kind < 28) {
      changeAlong(temperature);
    } else {
      changePlaces(temperature);
    }
  }

  private long cost() {
    return schedule.counts.weighted() + replayCost * schedule.replays;
  }

  private boolean accepted(long before, double temperature) {
    boolean accepted = chance.accepts(cost() - before, temperature);
    if (accepted) {
      report();
    }
    return accepted;
  }

  private void report() {
    if (schedule.replays == 0) {
      offers.look(schedule.counts.under(judged));
    }
  }

  private void changePlaces(double temperature) {
    int r = chance.below(schedule.rounds);
    int i = chance.below(schedule.seated[r]);
    int second = chance.below(schedule.seated[r] - 1);
    int j = second >= i ? second + 1 : second;
    long rise = schedule.foresight.rise(r, i, j) + replayCost * schedule.foresight.replays(r, i, j);
    if (chance.accepts(rise, temperature)) {
      schedule.exchange(r, schedule.who[r][i], schedule.who[r][j]);
      report();
    }
  }

  /** Two players change places in so many rounds that nobody replays a set because of it. */
  private void changeAlong(double temperature) {
    int r = chance.below(schedule.rounds);
    int i = chance.below(schedule.seated[r]);
    int j = chance.below(schedule.seated[r]);
    if (i >> 2 == j >> 2 || !trade.find(r, i, j)) {
      return;
    }
    long before = cost();
    trade.exchange();
    if (!accepted(before, temperature)) {
      trade.exchange();
    }
  }

  private void turnTable(double temperature) {
    int r = chance.below(schedule.rounds);
    int t = chance.below(schedule.setAt[r].length);
    if (chance.accepts(schedule.foresight.riseOfTurn(r, t), temperature)) {
      schedule.turn(r, t);
      report();
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
    int r = chance.below(schedule.rounds);
    int t = chance.below(schedule.setAt[r].length);
    int old = schedule.setAt[r][t];
    int set = chance.below(schedule.sets);
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

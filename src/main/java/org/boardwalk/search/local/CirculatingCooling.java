package org.boardwalk.search.local;

import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/** One geometric cooling of whole rounds, in which sets stay where they are or not. */
final class CirculatingCooling {

  private final Hunt<IndividualWish> hunt;
  private final IndividualWish wish;
  private final SplittableRandom random;
  private final Metropolis metropolis;
  private final Schedule schedule;
  private final PairCosts costs;
  private final SitOutMove sitOut;
  private final Sets sets;
  private final long replayCost;
  private final Temperatures range;
  private final long[] judged;
  private final Offers offers;

  /** Which set a table plays in a round. */
  enum Sets {
    /** As at the start: then a random start has them go down one table after every round. */
    STAY,
    /** Whatever serves. */
    CHANGE
  }

  /** From a random start. */
  CirculatingCooling(
      Hunt<IndividualWish> hunt,
      long[] weights,
      Sets sets,
      SplittableRandom random,
      String method) {
    this(
        hunt,
        weights,
        sets,
        random,
        method,
        (costs, roles) -> Schedule.random(hunt.wish(), costs, roles, random));
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
        (costs, roles) -> Schedule.of(hunt.wish(), costs, roles, Unfolding.indices(start)));
  }

  private CirculatingCooling(
      Hunt<IndividualWish> hunt,
      long[] weights,
      Sets sets,
      SplittableRandom random,
      String method,
      BiFunction<PairCosts, Roles, Schedule> start) {
    this.hunt = hunt;
    this.random = random;
    metropolis = new Metropolis(random);
    wish = hunt.wish();
    Roles roles = new Roles(wish);
    judged = SearchWeights.of(wish);
    costs = new PairCosts(wish.players(), wish.profile().seats(), roles, weights);
    schedule = start.apply(costs, roles);
    sitOut = new SitOutMove(schedule.who, schedule.place, schedule.seats);
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    this.sets = sets;
    replayCost = UsualTemperatures.ofBroken(weights);
    range = UsualTemperatures.whereRulesBreak(weights);
  }

  /** From hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps) {
    run(steps, 1);
  }

  /** The same, beginning at a part of the first temperature. */
  void run(long steps, double warmth) {
    Cooling cooling = new Cooling(range.beginningAt(warmth), steps, 1, hunt::over);
    while (cooling.next()) {
      change(cooling.temperature());
    }
  }

  private void change(double temperature) {
    if (sets == Sets.CHANGE && random.nextInt(8) == 0) {
      changeSet(temperature);
    } else if (schedule.seats < schedule.players && random.nextInt(16) == 0) {
      changeSitOuts(temperature);
    } else if (random.nextInt(16) == 0) {
      turnTable(temperature);
    } else {
      changePlaces(temperature);
    }
  }

  private long cost() {
    return costs.weighted + replayCost * schedule.replays;
  }

  private boolean accepted(long before, double temperature) {
    boolean accepted = metropolis.accepts(cost() - before, temperature);
    if (accepted && schedule.replays == 0) {
      offers.look(costs.under(judged));
    }
    return accepted;
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

package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/** One geometric cooling of the rounds that are open. */
final class SettledCooling {

  private final Hunt<IndividualWish> hunt;
  private final IndividualWish wish;
  private final OpenRounds open;
  private final Schedule schedule;
  private final Trade trade;
  private final SplittableRandom random;
  private final Metropolis metropolis;
  private final long broken;
  private final long[] judged;
  private final Offers offers;
  private final int free;
  private final boolean circulating;
  private final Sets sets;

  /**
   * @param sets whether tables may play other sets
   * @param broken what each broken rule costs
   */
  SettledCooling(
      Hunt<IndividualWish> hunt,
      OpenRounds open,
      Sets sets,
      SplittableRandom random,
      long broken,
      String method) {
    this.hunt = hunt;
    this.open = open;
    this.sets = sets;
    this.random = random;
    this.broken = broken;
    metropolis = new Metropolis(random);
    wish = hunt.wish();
    schedule = open.schedule;
    trade = new Trade(schedule);
    judged = SearchWeights.of(wish);
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    free = schedule.rounds - open.first;
    circulating = wish.boards().play() == Play.CIRCULATING;
  }

  /** From hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps, Temperatures range) {
    report();
    Cooling cooling = new Cooling(range, steps, 1, hunt::over);
    while (cooling.next()) {
      change(cooling.temperature());
    }
  }

  private void change(double temperature) {
    int kind = random.nextInt(32);
    if (circulating && sets == Sets.CHANGE && kind < 4) {
      changeSet(temperature);
    } else if (kind < 6) {
      turnTable(temperature);
    } else if (kind < 8) {
      changeSitOuts(temperature);
    } else if (circulating && kind < 14) {
      changeAlong(temperature);
    } else {
      changePlaces(temperature);
    }
  }

  private int round() {
    return open.first + random.nextInt(free);
  }

  private long cost() {
    return schedule.counts.weighted() + broken * (schedule.replays + open.brokenCouples());
  }

  private boolean accepted(long before, double temperature) {
    boolean accepted = metropolis.accepts(cost() - before, temperature);
    if (accepted) {
      report();
    }
    return accepted;
  }

  private void report() {
    long now = schedule.counts.under(judged);
    if (now < offers.least() && schedule.replays == 0 && open.brokenCouples() == 0) {
      offers.look(now);
    }
  }

  private void changePlaces(double temperature) {
    int r = round();
    int i = random.nextInt(schedule.seated[r]);
    int second = random.nextInt(schedule.seated[r] - 1);
    int j = second >= i ? second + 1 : second;
    if (open.pinned[r][i] || open.pinned[r][j]) {
      return;
    }
    int a = schedule.who[r][i];
    int b = schedule.who[r][j];
    if (open.coupled(a) || open.coupled(b)) {
      exchange(r, a, b, temperature);
      return;
    }
    long rise = schedule.foresight.rise(r, i, j) + broken * schedule.foresight.replays(r, i, j);
    if (metropolis.accepts(rise, temperature)) {
      schedule.exchange(r, a, b);
      report();
    }
  }

  /** Whom a couple partners is not foretold. */
  private void exchange(int r, int a, int b, double temperature) {
    long before = cost();
    schedule.exchange(r, a, b);
    if (!accepted(before, temperature)) {
      schedule.exchange(r, a, b);
    }
  }

  /** Two players change places in so many rounds that nobody replays a set because of it. */
  private void changeAlong(double temperature) {
    int r = round();
    int i = random.nextInt(schedule.seated[r]);
    int j = random.nextInt(schedule.seated[r]);
    int a = schedule.who[r][i];
    int b = schedule.who[r][j];
    if (i >> 2 == j >> 2
        || !trade.find(r, i, j)
        || !trade.everywhere(k -> open.free(k, a) && open.free(k, b))) {
      return;
    }
    long before = cost();
    trade.exchange();
    if (!accepted(before, temperature)) {
      trade.exchange();
    }
  }

  private void turnTable(double temperature) {
    int r = round();
    int t = random.nextInt(schedule.setAt[r].length);
    if (!open.turnable(r, t)) {
      return;
    }
    long before = cost();
    schedule.turn(r, t);
    for (int turn = 1; turn < 4 && !accepted(before, temperature); turn++) {
      schedule.turn(r, t);
    }
  }

  /** Somebody else sits out; where they sit out later or before, they change places there too. */
  private void changeSitOuts(double temperature) {
    int r = round();
    int other = round();
    int there = schedule.seated[r];
    if (there == schedule.players) {
      return;
    }
    int a = schedule.who[r][there + random.nextInt(schedule.players - there)];
    int b = schedule.who[r][random.nextInt(there)];
    boolean twice = other != r && open.out[other][b] && !open.out[other][a];
    boolean fits = open.out[r][a] && open.turns.due(r, b);
    if (!fits || (twice && !open.turns.due(other, a))) {
      return;
    }
    long before = cost();
    int running = open.turns.running(open.out);
    exchange(r, other, a, b, twice);
    boolean fair = open.turns.fair(open.out) && open.turns.running(open.out) <= running;
    if (!fair || !accepted(before, temperature)) {
      exchange(r, other, a, b, twice);
    }
  }

  private void exchange(int r, int other, int a, int b, boolean twice) {
    open.exchange(r, a, b);
    if (twice) {
      open.exchange(other, a, b);
    }
  }

  /** A table plays another set; where all copies are in use, it exchanges with another table. */
  private void changeSet(double temperature) {
    int r = round();
    int[] sets = schedule.setAt[r];
    int t = random.nextInt(sets.length);
    int old = sets[t];
    int set = random.nextInt(schedule.sets);
    int used = 0;
    int full = -1;
    for (int k = 0; k < sets.length; k++) {
      if (sets[k] == set) {
        used++;
        full = k;
      }
    }
    if (set == old) {
      return;
    }
    full = used >= wish.boards().copies() ? full : -1;
    long before = cost();
    playSets(r, t, set, full, old);
    if (!accepted(before, temperature)) {
      playSets(r, t, old, full, set);
    }
  }

  private void playSets(int r, int t, int set, int full, int otherSet) {
    schedule.playSet(r, t, set);
    if (full >= 0) {
      schedule.playSet(r, full, otherSet);
    }
  }
}

package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.search.anneal.Tempering;
import org.boardwalk.wish.IndividualWish;

/** Annealing of the open rounds; tables keep their sets or change them. */
final class RoundsCooling implements Tempering.Replica {

  private static final int NANOSECONDS_OF_PLAYER = 3;

  /**
   * As for base rounds, see {@link OrbitCounts#MOST_GAIN}; but that limit is too low here: results
   * cost 2 to 6 % more where no group repeats anything, by trial on 14 players.
   */
  private static final double MOST_GAIN = 20;

  private final Hunt<IndividualWish> hunt;
  private final IndividualWish wish;
  private final SplittableRandom random;
  private final Chance chance;
  private final OpenRounds open;
  private final Schedule schedule;
  private final Trade trade;
  private final SitOutMove sitOut;
  private final Sets sets;
  private final boolean circulating;
  private final boolean sitting;
  private final int rounds;
  private final long broken;
  private final Temperatures range;
  private final long[] judged;
  private final Offers offers;

  /**
   * @param open the start
   * @param weights the weights of the schedule
   * @param sets whether tables may change their sets
   * @param method the name of the searching method
   */
  RoundsCooling(
      Hunt<IndividualWish> hunt,
      OpenRounds open,
      long[] weights,
      Sets sets,
      SplittableRandom random,
      String method) {
    this.hunt = hunt;
    this.open = open;
    this.sets = sets;
    this.random = random;
    chance = new Chance(random);
    wish = hunt.wish();
    schedule = open.schedule;
    trade = new Trade(schedule);
    sitOut = open.sitOuts;
    circulating = wish.boards().play() == Play.CIRCULATING;
    sitting = Arrays.stream(schedule.seated).anyMatch(seated -> seated < schedule.players);
    rounds = schedule.rounds - open.first;
    broken = UsualTemperatures.ofBroken(weights);
    // In shared play no set can be replayed: only couples may break a rule on the way.
    range =
        circulating || open.couples()
            ? UsualTemperatures.whereRulesBreak(weights)
            : UsualTemperatures.of(wish, weights);
    judged = SearchWeights.of(wish);
    offers = Offers.weighted(hunt, method, schedule::foursomes);
  }

  /**
   * The number of steps that take about as long as the slice.
   *
   * @param nanoseconds time of a step, without players
   */
  static long steps(Duration slice, int nanoseconds, int players) {
    return slice.toNanos() / (nanoseconds + NANOSECONDS_OF_PLAYER * players);
  }

  /** Cools from hot to so many times the last temperature. */
  void cool(long steps, double warmth) {
    run(steps, new Temperatures(range.hot(), warmth * range.cold()));
  }

  /** From so many times the last temperature to the last. */
  Temperatures warm(double warmth) {
    return new Temperatures(warmth * range.cold(), range.cold());
  }

  @Override
  public void hold(double temperature, long steps) {
    run(steps, new Temperatures(temperature, temperature));
  }

  @Override
  public long energy() {
    return schedule.counts.weighted() + brokenRules();
  }

  Sets sets() {
    return sets;
  }

  /** The cost of the present schedule, with the rules that it breaks. */
  long cost() {
    return schedule.counts.under(judged) + brokenRules();
  }

  /** The present schedule; the judge finds rules that it still breaks. */
  Movement end() {
    return Unfolding.movement(wish, schedule.foursomes());
  }

  /** Makes so many steps, unless the hunt is over before. */
  void run(long steps, Temperatures temperatures) {
    Cooling cooling = new Cooling(temperatures, steps, 1, hunt::over);
    while (cooling.next()) {
      change(cooling.temperature());
    }
  }

  /** Where sets stay, sit-outs get their share of changes, or turns where no player sits out. */
  private void change(double temperature) {
    chance.draw();
    int kind = chance.below(64);
    if (kind < 8 && sets == Sets.CHANGE) {
      changeSet(temperature);
    } else if (kind < 12 && sitting) {
      changeSitOuts(temperature);
    } else if (kind < 16) {
      turnTable(temperature);
    } else if (kind < 28 && circulating) {
      changeAlong(temperature);
    } else {
      changePlaces(temperature);
    }
  }

  private int round() {
    return open.first + chance.below(rounds);
  }

  private long brokenRules() {
    return broken * (schedule.replays + open.brokenCouples());
  }

  private boolean accepted(long before, double temperature) {
    boolean accepted = chance.accepts(energy() - before, temperature);
    if (accepted) {
      report();
    }
    return accepted;
  }

  private void report() {
    if (schedule.replays == 0 && open.brokenCouples() == 0) {
      offers.look(schedule.counts.under(judged));
    }
  }

  private void changePlaces(double temperature) {
    int r = round();
    int i = chance.below(schedule.seated[r]);
    int second = chance.below(schedule.seated[r] - 1);
    int j = second >= i ? second + 1 : second;
    if (open.kept(r, i, j)) {
      return;
    }
    int a = schedule.who[r][i];
    int b = schedule.who[r][j];
    if (open.coupled(a, b)) {
      trade.of(a, b, r, -1);
      exchangeUnforeseen(temperature);
      return;
    }
    double limit = chance.limit(temperature);
    long met = broken * schedule.foresight.replays(r, i, j);
    met += schedule.foresight.riseOfMeetings(r, i, j);
    // Meetings decide most cases, and directions take longer.
    if (met < limit + MOST_GAIN * temperature
        && met + schedule.foresight.riseOfDirections(r, i, j) < limit) {
      schedule.exchange(r, a, b);
      report();
    }
  }

  /** Exchanges two players in so many rounds that no replay arises. */
  private void changeAlong(double temperature) {
    int r = round();
    int i = chance.below(schedule.seated[r]);
    int j = chance.below(schedule.seated[r]);
    if (i >> 2 != j >> 2 && trade.find(r, i, j) && trade.allowed(open)) {
      exchange(temperature);
    }
  }

  private void changeSitOuts(double temperature) {
    if (sitOut.propose(random)) {
      trade.of(sitOut.a, sitOut.b, sitOut.round, sitOut.other);
      exchange(temperature);
    }
  }

  /** Accepts or rejects the trade. */
  private void exchange(double temperature) {
    if (trade.concernsCouples(open)) {
      exchangeUnforeseen(temperature);
    } else if (accepted(temperature)) {
      trade.exchange();
      report();
    }
  }

  private boolean accepted(double temperature) {
    double limit = chance.limit(temperature);
    long met = trade.riseOfMeetings(broken);
    return met < limit + MOST_GAIN * temperature && met + trade.riseOfDirections() < limit;
  }

  /** Exchanges players of couples, whose partnerships are not foreseen, by trial. */
  private void exchangeUnforeseen(double temperature) {
    long before = energy();
    trade.exchange();
    if (!accepted(before, temperature)) {
      trade.exchange();
    }
  }

  private void turnTable(double temperature) {
    int r = round();
    int t = chance.below(schedule.setAt[r].length);
    if (!open.turnable(r, t)) {
      return;
    }
    if (open.couples()) {
      turnUnforeseen(r, t, temperature);
    } else if (chance.accepts(schedule.foresight.riseOfTurn(r, t), temperature)) {
      schedule.turn(r, t);
      report();
    }
  }

  /** Turns a table by trial where seats rotate, so that its players partner others. */
  private void turnUnforeseen(int r, int t, double temperature) {
    long before = energy();
    schedule.turn(r, t);
    if (!accepted(before, temperature)) {
      for (int turn = 1; turn < 4; turn++) {
        schedule.turn(r, t);
      }
    }
  }

  private void changeSet(double temperature) {
    int r = round();
    int t = chance.below(schedule.setAt[r].length);
    int old = schedule.setAt[r][t];
    int set = chance.below(schedule.sets);
    int full = tableAtLimit(r, set);
    if (set == old) {
      return;
    }
    long before = energy();
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

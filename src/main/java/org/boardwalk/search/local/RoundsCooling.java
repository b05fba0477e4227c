package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.kernel.Tempering;
import org.boardwalk.wish.IndividualWish;

/** Annealing of the open rounds; tables keep their sets or change them. */
final class RoundsCooling extends RoundsState implements Tempering.Replica {

  /** The kinds of changes; those of couples are tried, as their partnerships are not foretold. */
  private enum Move {
    PLACES,
    TRADE,
    TRADE_OF_COUPLE,
    TURN,
    TURN_OF_COUPLE,
    SET
  }

  private static final int NANOSECONDS_OF_PLAYER = 3;

  private final IndividualWish wish;
  private final SplittableRandom random;
  private final OpenRounds open;
  private final Trade trade;
  private final SitOutMove sitOut;
  private final Sets sets;
  private final boolean circulating;
  private final boolean sitting;
  private final int rounds;
  private final long broken;
  private final long[] judged;
  private final Offers offers;

  /** The proposed change: its round and places, or its table; its set, and who gives that up. */
  private Move move = Move.PLACES;

  private int r;
  private int i;
  private int j;
  private int old;
  private int set;
  private int full;

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
    super(hunt, open.schedule, range(hunt.wish(), open, weights), 1, random);
    this.open = open;
    this.sets = sets;
    this.random = random;
    wish = hunt.wish();
    trade = new Trade(schedule);
    sitOut = open.sitOuts;
    circulating = wish.boards().play() == Play.CIRCULATING;
    sitting = Arrays.stream(schedule.seated).anyMatch(seated -> seated < schedule.players);
    rounds = schedule.rounds - open.first;
    broken = UsualTemperatures.ofBroken(weights);
    judged = SearchWeights.of(wish);
    offers = Offers.weighted(hunt, method, schedule::foursomes);
  }

  private static Temperatures range(IndividualWish wish, OpenRounds open, long[] weights) {
    // In shared play no set can be replayed: only couples may break a rule on the way.
    return wish.boards().play() == Play.CIRCULATING || open.couples()
        ? UsualTemperatures.whereRulesBreak(weights)
        : UsualTemperatures.of(wish, weights);
  }

  /**
   * The number of steps that take about as long as the slice.
   *
   * @param nanoseconds time of a step, without players
   */
  static long steps(Duration slice, int nanoseconds, int players) {
    return slice.toNanos() / (nanoseconds + NANOSECONDS_OF_PLAYER * players);
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

  /** Where sets stay, sit-outs get their share of changes, or turns where no player sits out. */
  @Override
  public boolean propose(Chance chance) {
    int kind = chance.below(64);
    if (kind < 8 && sets == Sets.CHANGE) {
      return proposeSet(chance);
    } else if (kind < 12 && sitting) {
      return proposeSitOuts();
    } else if (kind < 16) {
      return proposeTurn(chance);
    } else if (kind < 28 && circulating) {
      return proposeAlong(chance);
    }
    return proposePlaces(chance);
  }

  private long brokenRules() {
    return broken * (schedule.replays + open.brokenCouples());
  }

  private int round(Chance chance) {
    return open.first + chance.below(rounds);
  }

  private boolean proposePlaces(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.seated[r]);
    int second = chance.below(schedule.seated[r] - 1);
    j = second >= i ? second + 1 : second;
    if (open.kept(r, i, j)) {
      return false;
    }
    int a = schedule.who[r][i];
    int b = schedule.who[r][j];
    move = Move.PLACES;
    if (open.coupled(a, b)) {
      trade.of(a, b, r, -1);
      move = Move.TRADE_OF_COUPLE;
    }
    return true;
  }

  /** Exchanges two players in so many rounds that no replay arises. */
  private boolean proposeAlong(Chance chance) {
    int round = round(chance);
    int from = chance.below(schedule.seated[round]);
    int to = chance.below(schedule.seated[round]);
    return from >> 2 != to >> 2
        && trade.find(round, from, to)
        && trade.allowed(open)
        && proposeTrade();
  }

  private boolean proposeSitOuts() {
    if (!sitOut.propose(random)) {
      return false;
    }
    trade.of(sitOut.a, sitOut.b, sitOut.round, sitOut.other);
    return proposeTrade();
  }

  private boolean proposeTrade() {
    move = trade.concernsCouples(open) ? Move.TRADE_OF_COUPLE : Move.TRADE;
    return true;
  }

  private boolean proposeTurn(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.setAt[r].length);
    move = open.couples() ? Move.TURN_OF_COUPLE : Move.TURN;
    return open.turnable(r, i);
  }

  private boolean proposeSet(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.setAt[r].length);
    old = schedule.setAt[r][i];
    set = chance.below(schedule.sets);
    full = tableAtLimit(r, set);
    move = Move.SET;
    return set != old;
  }

  /** Whether the rise is not foretold, so that the change is made to count it. */
  private boolean byTrial() {
    return move == Move.TRADE_OF_COUPLE || move == Move.TURN_OF_COUPLE || move == Move.SET;
  }

  @Override
  public double rise(double limit, double temperature) {
    // Meetings decide most cases, and directions take longer.
    double most = limit + MOST_GAIN * temperature;
    return switch (move) {
      case PLACES -> {
        long met = broken * schedule.foresight.replays(r, i, j);
        met += schedule.foresight.riseOfMeetings(r, i, j);
        yield met < most ? met + schedule.foresight.riseOfDirections(r, i, j) : met;
      }
      case TRADE -> {
        long met = trade.riseOfMeetings(broken);
        yield met < most ? met + trade.riseOfDirections() : met;
      }
      case TURN -> schedule.foresight.riseOfTurn(r, i);
      case TRADE_OF_COUPLE, TURN_OF_COUPLE, SET -> {
        long before = energy();
        make();
        yield energy() - before;
      }
    };
  }

  @Override
  public void commit() {
    if (!byTrial()) {
      make();
    }
    if (schedule.replays == 0 && open.brokenCouples() == 0) {
      offers.look(schedule.counts.under(judged));
    }
  }

  private void make() {
    switch (move) {
      case PLACES -> schedule.exchange(r, i, j);
      case TRADE, TRADE_OF_COUPLE -> trade.exchange();
      case TURN, TURN_OF_COUPLE -> schedule.turn(r, i);
      case SET -> playSets(set, old);
    }
  }

  @Override
  public void undo() {
    switch (move) {
      case TRADE_OF_COUPLE -> trade.exchange();
      case TURN_OF_COUPLE -> {
        for (int turn = 1; turn < 4; turn++) {
          schedule.turn(r, i);
        }
      }
      case SET -> playSets(old, set);
      case PLACES, TRADE, TURN -> {
        // Nothing was changed.
      }
    }
  }

  /** Gives the table a set, and the table that had to give it up the other one. */
  private void playSets(int own, int others) {
    schedule.playSet(r, i, own);
    if (full >= 0) {
      schedule.playSet(r, full, others);
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

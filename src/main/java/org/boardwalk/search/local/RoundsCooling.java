package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.kernel.Tempering;
import org.boardwalk.wish.IndividualWish;

/** Annealing of the open rounds; tables keep their sets or change them. */
final class RoundsCooling extends RoundsState implements Tempering.Replica {

  /** The kinds of changes. */
  private enum Move {
    PLACES,
    COUPLES,
    TRADE,
    TURN,
    TABLES,
    SET
  }

  private static final int NANOSECONDS_OF_PLAYER = 3;

  /** With five rules about most couples of 16 players, by trial. */
  private static final int NANOSECONDS_OF_RULES = 300;

  private final IndividualWish wish;
  private final SplittableRandom random;
  private final OpenRounds open;
  private final RuleLedger ledger;
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

  /** Whether the proposed change stands in the ledger of rules. */
  private boolean entered;

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
    ledger = open.ledger;
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
    // In shared play no set can be replayed: only rules of the wish may be broken on the way.
    return wish.boards().play() == Play.CIRCULATING || open.ledger.rules()
        ? UsualTemperatures.whereRulesBreak(weights)
        : UsualTemperatures.of(wish, weights);
  }

  /**
   * The number of steps that take about as long as the slice.
   *
   * @param nanoseconds time of a step, without players and rules
   */
  static long steps(Duration slice, int nanoseconds, IndividualWish wish) {
    int rules = wish.fixed().rules().isEmpty() ? 0 : NANOSECONDS_OF_RULES;
    int perStep = nanoseconds + rules + NANOSECONDS_OF_PLAYER * wish.players();
    return (long) (slice.toNanos() / (perStep * NamedMethod.ofRoom(wish.players())));
  }

  @Override
  public long energy() {
    return schedule.counts.weighted() + ofRules();
  }

  Sets sets() {
    return sets;
  }

  /** The cost of the present schedule, with the rules that it breaks. */
  long cost() {
    return schedule.counts.under(judged) + ofRules();
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
    } else if (kind < 24 && ledger.rules() && !circulating) {
      return kind < 20 ? proposeCouples(chance) : proposeTables(chance);
    }
    return proposePlaces(chance);
  }

  private long ofRules() {
    return broken * schedule.replays + ledger.energy();
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
    move = Move.PLACES;
    return true;
  }

  /** Exchanges partners with partners of another table, which rules of partners often ask for. */
  private boolean proposeCouples(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.seated[r]);
    j = chance.below(schedule.seated[r]);
    move = Move.COUPLES;
    return i >> 2 != j >> 2 && !open.kept(r, i, j) && !open.kept(r, i ^ 2, j ^ 2);
  }

  /** Exchanges the numbers of two tables, which only rules can tell apart in shared play. */
  private boolean proposeTables(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.setAt[r].length);
    j = chance.below(schedule.setAt[r].length);
    move = Move.TABLES;
    return i != j && open.turnable(r, i) && open.turnable(r, j);
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
    move = Move.TRADE;
    return true;
  }

  private boolean proposeTurn(Chance chance) {
    r = round(chance);
    i = chance.below(schedule.setAt[r].length);
    move = Move.TURN;
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

  @Override
  public double rise(double limit, double temperature) {
    if (!ledger.rules()) {
      // Meetings decide most cases, and directions take longer.
      return foretold(limit + MOST_GAIN * temperature);
    }
    long fall = mostFall();
    double rise = foretold(limit + fall + MOST_GAIN * temperature);
    entered = rise - fall < limit;
    if (entered) {
      long before = ledger.energy();
      enter();
      rise += ledger.energy() - before;
    }
    return rise;
  }

  /** The rise without the rules of the wish; at least the most where it surely is not less. */
  private double foretold(double most) {
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
      case COUPLES -> schedule.foresight.riseOfCouples(r, i, j);
      case TURN -> schedule.foresight.riseOfTurn(r, i);
      case TABLES -> 0;
      case SET -> {
        long before = schedule.counts.weighted() + broken * schedule.replays;
        playSets(set, old);
        yield schedule.counts.weighted() + broken * schedule.replays - before;
      }
    };
  }

  /** The most that the rules of the wish can gain by the change. */
  private long mostFall() {
    return switch (move) {
      case PLACES -> ledger.mostFall(schedule.who[r][i], schedule.who[r][j]);
      case TRADE -> trade.mostFall(ledger);
      case COUPLES, TURN, TABLES -> ledger.energy();
      case SET -> ledger.mostFallOfSets();
    };
  }

  /** Enters the change in the ledger of rules, which foretells nothing. */
  private void enter() {
    switch (move) {
      case PLACES -> ledger.exchange(r, i, j);
      case COUPLES -> {
        ledger.exchange(r, i, j);
        ledger.exchange(r, i ^ 2, j ^ 2);
      }
      case TABLES -> {
        for (int seat = 0; seat < 4; seat++) {
          ledger.exchange(r, 4 * i + seat, 4 * j + seat);
        }
      }
      case TRADE -> trade.exchange(ledger);
      case TURN -> ledger.turn(r, i);
      case SET -> enterSets(set, old);
    }
  }

  @Override
  public void commit() {
    switch (move) {
      case PLACES -> schedule.exchange(r, i, j);
      case COUPLES -> {
        schedule.exchange(r, i, j);
        schedule.exchange(r, i ^ 2, j ^ 2);
      }
      case TABLES -> {
        for (int seat = 0; seat < 4; seat++) {
          schedule.exchange(r, 4 * i + seat, 4 * j + seat);
        }
      }
      case TRADE -> trade.exchange();
      case TURN -> schedule.turn(r, i);
      case SET -> {
        // The rise was found by making the change.
      }
    }
    if (schedule.replays == 0 && ledger.broken() == 0) {
      offers.look(schedule.counts.under(judged) + ledger.cost());
    }
  }

  @Override
  public void undo() {
    if (move == Move.SET) {
      playSets(old, set);
      if (entered) {
        enterSets(old, set);
      }
    } else if (entered && move == Move.TURN) {
      ledger.turn(r, i);
      ledger.turn(r, i);
      ledger.turn(r, i);
    } else if (entered) {
      enter();
    }
  }

  /** Gives the table a set, and the table that had to give it up the other one. */
  private void playSets(int own, int others) {
    schedule.playSet(r, i, own);
    if (full >= 0) {
      schedule.playSet(r, full, others);
    }
  }

  /** As {@link #playSets}, in the ledger of rules. */
  private void enterSets(int own, int others) {
    ledger.playSet(r, i, own);
    if (full >= 0) {
      ledger.playSet(r, full, others);
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

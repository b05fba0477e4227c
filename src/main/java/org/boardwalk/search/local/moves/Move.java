package org.boardwalk.search.local.moves;

import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Positions;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.search.local.state.Trade;

/**
 * One kind of change of a schedule of whole rounds: it draws a change of its kind, foretells the
 * rise of the cost, and makes the change. Most changes are exchanges of two players in a round, one
 * after the other, each of which undoes itself. Not thread-safe.
 */
abstract sealed class Move {

  final OpenRounds open;
  final Schedule schedule;

  /** The drawn change: a round with two places in it, or a table. */
  int r;

  int i;
  int j;

  private final Positions.Swap inSchedule;
  private final Positions.Swap inLedger;
  private final Positions.Swap inPlaces;

  private Move(OpenRounds open) {
    this.open = open;
    schedule = open.schedule;
    inSchedule = schedule::exchange;
    inLedger = open.ledger::exchange;
    inPlaces = open.positions::exchange;
  }

  /** Draws a change; false where the change drawn may not be made, or changes nothing. */
  abstract boolean propose(Chance chance);

  /**
   * The rise of the cost without the rules of the wish; any number that is not below the most as
   * soon as the rise surely is not.
   */
  abstract double rise(double most);

  /** Makes the change in the schedule. */
  void make() {
    each(inSchedule);
  }

  /** Leaves the schedule as it was where the rise was not foretold. */
  void undo() {}

  /** The most by which the cost of rules can fall. */
  long mostFall() {
    return open.ledger.energy();
  }

  /** Enters the change in the ledger of rules, which foretells nothing. */
  void enter() {
    each(inLedger);
  }

  /** Takes the change out of the ledger of rules. */
  void leave() {
    enter();
  }

  /** Puts the players that are in their places for the ledger back, whose counts stay. */
  void putBack() {
    each(inPlaces);
  }

  /** Goes through the exchanges of which the change consists. */
  abstract void each(Positions.Swap swap);

  final void drawRound(Chance chance) {
    r = open.first + chance.below(schedule.rounds - open.first);
  }

  /** Draws a round and a table in it. */
  final void drawTable(Chance chance) {
    drawRound(chance);
    i = chance.below(schedule.setAt[r].length);
  }

  /** Two players of a round exchange their seats. */
  static sealed class TwoPlayers extends Move permits Strangers, OneDirection, AtTable {

    TwoPlayers(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawRound(chance);
      i = chance.below(schedule.seated[r]);
      int second = chance.below(schedule.seated[r] - 1);
      j = second >= i ? second + 1 : second;
      return !open.kept(r, i, j);
    }

    @Override
    final double rise(double most) {
      long met = schedule.foresight.riseOfMeetings(r, i, j);
      if (!schedule.shared) {
        met += open.broken * schedule.foresight.replays(r, i, j);
      }
      // Meetings decide most cases, and directions take longer.
      return met < most && schedule.directed
          ? met + schedule.foresight.riseOfDirections(r, i, j)
          : met;
    }

    @Override
    final void make() {
      schedule.exchange(r, i, j);
    }

    @Override
    final long mostFall() {
      return open.ledger.mostFall(schedule.who[r][i], schedule.who[r][j]);
    }

    @Override
    final void each(Positions.Swap swap) {
      swap.accept(r, i, j);
    }
  }

  /** Two players who do not partner exchange their seats: in all others no meeting changes. */
  static final class Strangers extends TwoPlayers {

    Strangers(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawRound(chance);
      i = chance.below(schedule.seated[r]);
      j = chance.below(schedule.seated[r]);
      return (i | 2) != (j | 2);
    }
  }

  /** Two players of one direction exchange their seats. */
  static final class OneDirection extends TwoPlayers {

    OneDirection(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawRound(chance);
      i = chance.below(schedule.seated[r]);
      j = 2 * chance.below(schedule.seated[r] / 2) + i % 2;
      return i != j;
    }
  }

  /** Two players of a table exchange their seats: any two, or East and West. */
  static final class AtTable extends TwoPlayers {

    private final boolean any;

    AtTable(OpenRounds open, boolean any) {
      super(open);
      this.any = any;
    }

    @Override
    boolean propose(Chance chance) {
      drawTable(chance);
      int table = i;
      int seat = any ? chance.below(4) : 1;
      int by = any ? 1 + chance.below(3) : 2;
      i = 4 * table + seat;
      j = 4 * table + ((seat + by) & 3);
      return open.turnable(r, table);
    }
  }

  /**
   * In shared play, partners exchange their seats with those of another table, which rules of
   * partners often ask for.
   */
  static final class TwoCouples extends Move {

    private final boolean alike;

    /**
     * @param alike whether all four keep their directions
     */
    TwoCouples(OpenRounds open, boolean alike) {
      super(open);
      this.alike = alike;
    }

    @Override
    boolean propose(Chance chance) {
      drawRound(chance);
      i = chance.below(schedule.seated[r]);
      j =
          alike
              ? 2 * chance.below(schedule.seated[r] / 2) + i % 2
              : chance.below(schedule.seated[r]);
      return i >> 2 != j >> 2 && !open.kept(r, i, j) && !open.kept(r, i ^ 2, j ^ 2);
    }

    @Override
    double rise(double most) {
      return schedule.foresight.riseOfCouples(r, i, j);
    }

    @Override
    void each(Positions.Swap swap) {
      swap.accept(r, i, j);
      swap.accept(r, i ^ 2, j ^ 2);
    }
  }

  /** Two tables exchange their numbers, which only rules can tell apart in shared play. */
  static final class Tables extends Move {

    Tables(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawTable(chance);
      j = chance.below(schedule.setAt[r].length);
      return i != j && open.turnable(r, i) && open.turnable(r, j);
    }

    @Override
    double rise(double most) {
      return 0;
    }

    @Override
    void each(Positions.Swap swap) {
      for (int seat = 0; seat < 4; seat++) {
        swap.accept(r, 4 * i + seat, 4 * j + seat);
      }
    }
  }

  /** The players of a table move to the next seat clockwise. */
  static final class Turn extends Move {

    Turn(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawTable(chance);
      return open.turnable(r, i);
    }

    @Override
    double rise(double most) {
      return schedule.foresight.riseOfTurn(r, i);
    }

    @Override
    void make() {
      schedule.turn(r, i);
    }

    @Override
    void leave() {
      enter();
      enter();
      enter();
    }

    @Override
    void putBack() {
      super.putBack();
      super.putBack();
      super.putBack();
    }

    @Override
    void each(Positions.Swap swap) {
      for (int seat = 3; seat > 0; seat--) {
        swap.accept(r, 4 * i + seat, 4 * i + seat - 1);
      }
    }
  }

  /**
   * A table plays another set, and where all copies of that are in use, a table that has it plays
   * the old one. The rise is found by making the change.
   */
  static final class OtherSet extends Move {

    private final int copies;
    private int old;
    private int set;

    /** The table that has to give up the set; -1 where a copy is free. */
    private int full;

    OtherSet(OpenRounds open) {
      super(open);
      copies = open.wish.boards().copies();
    }

    @Override
    boolean propose(Chance chance) {
      drawTable(chance);
      old = schedule.setAt[r][i];
      set = chance.below(schedule.sets);
      full = tableAtLimit();
      return set != old;
    }

    private int tableAtLimit() {
      int used = 0;
      int table = -1;
      for (int t = 0; t < schedule.setAt[r].length; t++) {
        if (schedule.setAt[r][t] == set) {
          used++;
          table = t;
        }
      }
      return used >= copies ? table : -1;
    }

    @Override
    double rise(double most) {
      long before = cost();
      schedule.playSet(r, i, set);
      if (full >= 0) {
        schedule.playSet(r, full, old);
      }
      return cost() - before;
    }

    private long cost() {
      return schedule.counts.weighted() + open.broken * schedule.replays;
    }

    @Override
    void make() {
      // The rise was found by making the change.
    }

    @Override
    void undo() {
      schedule.playSet(r, i, old);
      if (full >= 0) {
        schedule.playSet(r, full, set);
      }
    }

    @Override
    long mostFall() {
      return open.ledger.mostFallOfSets();
    }

    @Override
    void enter() {
      enter(old, set);
    }

    @Override
    void leave() {
      enter(set, old);
    }

    private void enter(int before, int now) {
      open.ledger.playSet(r, i, before, now);
      if (full >= 0) {
        open.ledger.playSet(r, full, now, before);
      }
    }

    @Override
    void each(Positions.Swap swap) {
      // No players are exchanged.
    }
  }

  /** Two players exchange their places in several rounds. */
  abstract static sealed class Trading extends Move permits Along, SitOuts {

    final Trade trade;

    Trading(OpenRounds open) {
      super(open);
      trade = new Trade(schedule);
    }

    @Override
    final double rise(double most) {
      long met = trade.riseOfMeetings(open.broken);
      return met < most && schedule.directed ? met + trade.riseOfDirections() : met;
    }

    @Override
    final long mostFall() {
      return trade.mostFall(open.ledger);
    }

    @Override
    final void each(Positions.Swap swap) {
      trade.each(swap);
    }
  }

  /** Two players exchange their places in so many rounds that no replay arises. */
  static final class Along extends Trading {

    Along(OpenRounds open) {
      super(open);
    }

    @Override
    boolean propose(Chance chance) {
      drawRound(chance);
      i = chance.below(schedule.seated[r]);
      j = chance.below(schedule.seated[r]);
      return i >> 2 != j >> 2 && trade.find(r, i, j) && trade.allowed(open);
    }
  }
}

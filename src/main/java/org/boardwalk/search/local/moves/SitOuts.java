package org.boardwalk.search.local.moves;

import java.util.SplittableRandom;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.state.FairTurns;
import org.boardwalk.search.local.state.OpenRounds;

/** Moves of sit-outs that keep sit-outs fair: one player sits out in the place of another. */
abstract sealed class SitOuts extends Move.Trading {

  final SplittableRandom random;

  /** The round in which {@code a} sits out and {@code b} plays; the two are exchanged there. */
  int round;

  /** The round in which {@code b} sits out and {@code a} plays; -1 when there is none. */
  int other;

  int a;
  int b;

  private SitOuts(OpenRounds open, SplittableRandom random) {
    super(open);
    this.random = random;
  }

  /** The moves that fit the wish. */
  static SitOuts of(OpenRounds open, SplittableRandom random) {
    return open.wish.arrangeable() ? new ByTurn(open, random) : new Fair(open, random);
  }

  @Override
  final boolean propose(Chance chance) {
    boolean fair = draw();
    trade.of(a, b, round, other);
    return fair;
  }

  /** Sets the fields to a fair move; false when there is none. */
  abstract boolean draw();

  /**
   * Where all players are there all the time and none keeps a seat. Sit-outs come in turns in which
   * each player sits out once, and players exchange places within a turn. In the last, unfinished
   * turn, a player who would not sit out any more may replace one who does.
   */
  static final class ByTurn extends SitOuts {

    private final int[][] who;
    private final int[][] place;
    private final int players;
    private final int seats;

    ByTurn(OpenRounds open, SplittableRandom random) {
      super(open, random);
      who = schedule.who;
      place = schedule.place;
      seats = schedule.seats;
      players = schedule.players;
    }

    @Override
    boolean draw() {
      int sittingOut = players - seats;
      int slot = random.nextInt(who.length * sittingOut);
      int turn = slot / players;
      int otherSlot = turn * players + random.nextInt(players);
      round = slot / sittingOut;
      other = otherSlot / sittingOut;
      a = who[round][seats + slot % sittingOut];
      if (other >= who.length) {
        other = -1;
        b = who[round][random.nextInt(seats)];
        return timesOut(b) <= turn && !besides(round, b, round);
      }
      b = who[other][seats + otherSlot % sittingOut];
      return round != other
          && !sitsOut(other, a)
          && !sitsOut(round, b)
          && !besides(other, a, round)
          && !besides(round, b, other);
    }

    private boolean sitsOut(int r, int player) {
      return place[r][player] >= seats;
    }

    private int timesOut(int player) {
      int times = 0;
      for (int r = 0; r < who.length; r++) {
        times += sitsOut(r, player) ? 1 : 0;
      }
      return times;
    }

    /** Whether the player sits out in the round before or after this one, ignoring one round. */
    private boolean besides(int r, int player, int except) {
      return (r > 0 && r - 1 != except && sitsOut(r - 1, player))
          || (r + 1 < who.length && r + 1 != except && sitsOut(r + 1, player));
    }
  }

  /** Where players come, go or keep their seats: those who have sat out least sit out. */
  static final class Fair extends SitOuts {

    private final FairTurns turns;

    /** out[r][p]: player p sits out in round r. */
    private final boolean[][] out;

    Fair(OpenRounds open, SplittableRandom random) {
      super(open, random);
      turns = new FairTurns(open.wish);
      out = new boolean[schedule.rounds][schedule.players];
    }

    @Override
    boolean draw() {
      round = open();
      int there = schedule.seated[round];
      if (there == schedule.players) {
        return false;
      }
      a = schedule.who[round][there + random.nextInt(schedule.players - there)];
      b = schedule.who[round][random.nextInt(there)];
      int back = open();
      boolean both = back != round && sitsOut(back, b) && !sitsOut(back, a);
      other = both ? back : -1;
      return sitsOut(round, a)
          && turns.due(round, b)
          && (!both || turns.due(back, a))
          && staysFair();
    }

    private int open() {
      return open.first + random.nextInt(schedule.rounds - open.first);
    }

    private boolean sitsOut(int r, int p) {
      return turns.due(r, p) && schedule.place[r][p] >= schedule.seated[r];
    }

    /**
     * Whether sit-outs stay fair, and no more players sit out in two rounds running than before.
     */
    private boolean staysFair() {
      for (int r = 0; r < schedule.rounds; r++) {
        for (int p = 0; p < schedule.players; p++) {
          out[r][p] = sitsOut(r, p);
        }
      }
      int running = turns.running(out);
      change(round);
      if (other >= 0) {
        change(other);
      }
      return turns.fair(out) && turns.running(out) <= running;
    }

    private void change(int r) {
      out[r][a] = !out[r][a];
      out[r][b] = !out[r][b];
    }
  }
}

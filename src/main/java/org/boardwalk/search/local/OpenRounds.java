package org.boardwalk.search.local;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;

/** A schedule with the parts of it that may be changed: all, unless the wish fixes some. */
final class OpenRounds {

  final Schedule schedule;

  /** The moves of sit-outs. */
  final SitOutMove sitOuts;

  /** The rules of the wish. */
  final RuleLedger ledger;

  /** The first round that may be changed. */
  final int first;

  /** pinned[r][place]: whether the player there stays there. */
  private final boolean[][] pinned;

  private OpenRounds(IndividualWish wish, Schedule schedule, long[] weights) {
    this.schedule = schedule;
    first = wish.fixed().first().size();
    pinned = new boolean[wish.rounds()][wish.players()];
    for (int player : wish.fixed().stationary()) {
      for (int r = 0; r < wish.rounds(); r++) {
        int place = schedule.place[r][player - 1];
        pinned[r][place] = place < schedule.seated[r];
      }
    }
    long broken = UsualTemperatures.ofBroken(weights);
    ledger = new RuleLedger(wish, schedule.who, schedule.setAt, broken);
    sitOuts =
        wish.arrangeable()
            ? new SitOutsByTurn(schedule.who, schedule.place, schedule.seats)
            : new FairSitOuts(schedule, new FairTurns(wish), first);
  }

  /**
   * A random schedule except for what is fixed, with fair sit-outs. Empty where the players who
   * keep their seats have too few tables. Where boards have begun to circulate they go on, whatever
   * the laps.
   */
  static Optional<OpenRounds> random(
      IndividualWish wish, Laps laps, long[] weights, SplittableRandom random) {
    if (wish.arrangeable()) {
      return Optional.of(
          new OpenRounds(wish, Schedule.random(wish, laps, weights, random), weights));
    }
    return Pins.random(wish, random)
        .map(pins -> OpenDraw.rounds(wish, laps, pins, random))
        .map(rounds -> new OpenRounds(wish, Schedule.of(wish, weights, rounds), weights));
  }

  /**
   * A movement that serves the wish: players that keep a seat keep the seat that they have in it.
   */
  static OpenRounds of(IndividualWish wish, Movement movement, long[] weights) {
    List<List<Unfolding.Foursome>> rounds = Unfolding.indices(movement);
    return new OpenRounds(wish, Schedule.of(wish, weights, rounds), weights);
  }

  /** Whether a player keeps one of two places. */
  boolean kept(int r, int i, int j) {
    return pinned[r][i] || pinned[r][j];
  }

  /** Whether the player, who plays in the round, may be moved. */
  boolean free(int r, int player) {
    return r >= first && !pinned[r][schedule.place[r][player]];
  }

  /** Whether no player at the table keeps a seat. */
  boolean turnable(int r, int table) {
    int n = 4 * table;
    return !kept(r, n, n + 1) && !kept(r, n + 2, n + 3);
  }
}

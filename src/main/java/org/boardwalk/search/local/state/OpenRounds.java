package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;

/** A schedule with the parts of it that may be changed: all, unless the wish fixes some. */
public final class OpenRounds {

  public final IndividualWish wish;
  public final Schedule schedule;

  /** The places in the schedule. */
  public final Positions positions;

  /** The rules of the wish, counted in these places. */
  public final RuleLedger ledger;

  /** The cost of a broken rule, and of a replay. */
  public final long broken;

  /** The temperatures of a cooling. */
  public final Temperatures range;

  /** The first round that may be changed. */
  public final int first;

  /** pinned[r][place]: whether the player there stays there. */
  private final boolean[][] pinned;

  private OpenRounds(IndividualWish wish, Schedule schedule, long[] weights) {
    this.wish = wish;
    this.schedule = schedule;
    first = wish.fixed().first().size();
    pinned = new boolean[wish.rounds()][wish.players()];
    for (int player : wish.fixed().stationary()) {
      for (int r = 0; r < wish.rounds(); r++) {
        int place = schedule.place[r][player - 1];
        pinned[r][place] = place < schedule.seated[r];
      }
    }
    broken = UsualTemperatures.ofBroken(weights);
    positions = Positions.of(wish, schedule.who, schedule.place, schedule.setAt);
    ledger = new RuleLedger(wish, positions, broken);
    // In shared play no set can be replayed: only rules of the wish may be broken on the way.
    range =
        schedule.shared && !ledger.rules()
            ? UsualTemperatures.of(wish, weights)
            : UsualTemperatures.whereRulesBreak(weights);
  }

  /** A schedule in shared play: the players in each place of each round. */
  public static OpenRounds shared(IndividualWish wish, int[][] who, long[] weights) {
    return new OpenRounds(wish, Schedule.shared(wish, who, weights), weights);
  }

  /**
   * A random schedule except for what is fixed, with fair sit-outs. Empty where the players who
   * keep their seats have too few tables. Where boards have begun to circulate they go on, whatever
   * the laps.
   */
  public static Optional<OpenRounds> random(
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
  public static OpenRounds of(IndividualWish wish, Movement movement, long[] weights) {
    List<List<Unfolding.Foursome>> rounds = Unfolding.indices(movement);
    return new OpenRounds(wish, Schedule.of(wish, weights, rounds), weights);
  }

  /** Whether players sit out in any round. */
  public boolean sitting() {
    return Arrays.stream(schedule.seated).anyMatch(seated -> seated < schedule.players);
  }

  /** Whether a player keeps one of two places. */
  public boolean kept(int r, int i, int j) {
    return pinned[r][i] || pinned[r][j];
  }

  /** Whether the player, who plays in the round, may be moved. */
  boolean free(int r, int player) {
    return r >= first && !pinned[r][schedule.place[r][player]];
  }

  /** Whether no player at the table keeps a seat. */
  public boolean turnable(int r, int table) {
    int n = 4 * table;
    return !kept(r, n, n + 1) && !kept(r, n + 2, n + 3);
  }
}

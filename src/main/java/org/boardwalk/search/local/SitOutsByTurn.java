package org.boardwalk.search.local;

import java.util.SplittableRandom;

/**
 * Moves of sit-outs where all players are there all the time and none keeps a seat. Sit-outs come
 * in turns in which each player sits out once, and players exchange places within a turn. In the
 * last, unfinished turn, a player who would not sit out any more may replace one who does.
 */
final class SitOutsByTurn extends SitOutMove {

  private final int[][] who;
  private final int[][] place;
  private final int players;
  private final int seats;

  /** Places from {@code seats} on are those to sit out. */
  SitOutsByTurn(int[][] who, int[][] place, int seats) {
    this.who = who;
    this.place = place;
    this.seats = seats;
    players = who[0].length;
  }

  @Override
  boolean propose(SplittableRandom random) {
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

package org.boardwalk.search.local;

import java.util.Arrays;

/**
 * The costs of possible exchanges and turns in a schedule whose tables may play any sets, computed
 * before a change is made. An exchange affects the meetings of at most a dozen pairs; its effect on
 * directions, compared with all other players, takes two loops over the players, which compile to
 * vector instructions. Nothing is allocated.
 */
final class CirculatingForesight {

  private final Schedule schedule;
  private final PairCosts counts;
  private final TableRoles roles;
  private final int players;

  /**
   * by[x]: the change in agreement of the first player with player x; the other player has its
   * negative.
   */
  final int[] by;

  /** The change in agreement of the two players with each other. */
  int together;

  CirculatingForesight(Schedule schedule) {
    this.schedule = schedule;
    counts = schedule.counts;
    roles = schedule.roles;
    players = schedule.players;
    by = new int[players];
  }

  /** The change in replays when the players in two places of a round are exchanged. */
  int replays(int r, int i, int j) {
    int here = set(r, i);
    int there = set(r, j);
    if (here == there) {
      return 0;
    }
    int a = schedule.who[r][i];
    int b = schedule.who[r][j];
    return leaving(b, there) + leaving(a, here) + coming(a, there) + coming(b, here);
  }

  private int coming(int p, int set) {
    return set >= 0 && schedule.plays[set][p] > 0 ? 1 : 0;
  }

  private int leaving(int p, int set) {
    return set >= 0 && schedule.plays[set][p] > 1 ? -1 : 0;
  }

  private int set(int r, int at) {
    return at < schedule.seated[r] ? schedule.setAt[r][at >> 2] : -1;
  }

  /** The rise of the weighted cost for that exchange, without replays. */
  long rise(int r, int i, int j) {
    return riseOfMeetings(r, i, j) + riseOfDirections(r, i, j);
  }

  /** The part of that rise that comes from meetings. */
  long riseOfMeetings(int r, int i, int j) {
    int[] w = schedule.who[r];
    if (i >> 2 == j >> 2) {
      return counts.riseAtTable(w, i, j);
    }
    long rise = i < schedule.seated[r] ? taking(w, i, w[j]) : 0;
    return rise + (j < schedule.seated[r] ? taking(w, j, w[i]) : 0);
  }

  /** The part of that rise that comes from directions, which takes longer. */
  long riseOfDirections(int r, int i, int j) {
    look(r, i, j);
    int[] w = schedule.who[r];
    return (long) counts.directionWeight * counts.riseOfTurning(w[i], w[j], by, together);
  }

  /**
   * The rise of the weighted cost when all players of a table move to the next seat clockwise.
   * Directions change, except between these four at this table, and so do partners where seats
   * rotate within a round.
   */
  long riseOfTurn(int r, int t) {
    int[] w = schedule.who[r];
    int unit = schedule.setAt[r][t] * roles.units;
    int sum = 0;
    long rise = 0;
    for (int s = 0; s < 4; s++) {
      Arrays.fill(by, 0);
      for (int u = 0; u < roles.units; u++) {
        add(schedule.facing[unit + u], turned(u, s));
      }
      for (int other = 0; other < 4; other++) {
        by[w[4 * t + other]] = 0;
      }
      sum += counts.riseOfAgreeing(w[4 * t + s], by);
      for (int other = 0; other < s; other++) {
        int more = elsewhere(w, t, unit, s, other) + elsewhere(w, t, unit, other, s);
        int p = w[4 * t + s];
        int q = w[4 * t + other];
        int then = 4 * ((s + 1) & 3) + ((other + 1) & 3);
        rise += counts.riseOfReseating(p, q, 4 * s + other, then);
        sum += PairCosts.balanceRise(counts.direction[p * players + q], more);
      }
    }
    return rise + (long) counts.directionWeight * sum;
  }

  private int turned(int unit, int seat) {
    return roles.sign[4 * unit + ((seat + 1) & 3)] - roles.sign[4 * unit + seat];
  }

  /**
   * The change in agreement of a turning player with another of the table who plays the set again.
   */
  private int elsewhere(int[] w, int t, int unit, int turns, int other) {
    int sum = 0;
    for (int u = 0; u < roles.units; u++) {
      int again = schedule.facing[unit + u][w[4 * t + other]] - roles.sign[4 * u + other];
      sum += turned(u, turns) * again;
    }
    return sum;
  }

  /** Computes the change of directions when the players in two places of a round are exchanged. */
  void look(int r, int i, int j) {
    int[] w = schedule.who[r];
    face(set(r, i), i & 3, set(r, j), j & 3);
    together = agreement(r, i, j);
    by[w[i]] = 0;
    by[w[j]] = 0;
    // Directions at one table are not compared.
    if (i < schedule.seated[r]) {
      atTable(w, i, j, 1);
    }
    if (j < schedule.seated[r]) {
      atTable(w, j, i, -1);
    }
  }

  private void atTable(int[] w, int at, int other, int times) {
    for (int s = at & ~3; s < (at & ~3) + 4; s++) {
      if (s != at && s != other) {
        by[w[s]] += times * roles.same[4 * (at & 3) + (s & 3)];
      }
    }
  }

  /** The change in agreement with all others of the player who goes from one place to the other. */
  private void face(int here, int seat, int there, int seatThere) {
    Arrays.fill(by, 0);
    for (int u = 0; u < roles.units; u++) {
      if (here >= 0) {
        add(schedule.facing[here * roles.units + u], -roles.sign[4 * u + seat]);
      }
      if (there >= 0) {
        add(schedule.facing[there * roles.units + u], roles.sign[4 * u + seatThere]);
      }
    }
  }

  private void add(int[] facing, int times) {
    int[] sum = by;
    for (int x = 0; x < players; x++) {
      sum[x] += times * facing[x];
    }
  }

  /** The change in agreement of the two players with each other. */
  private int agreement(int r, int i, int j) {
    int[] w = schedule.who[r];
    int here = set(r, i);
    int there = set(r, j);
    int sum = 0;
    for (int u = 0; u < roles.units; u++) {
      int leaves = roles.sign[4 * u + (i & 3)];
      int comes = roles.sign[4 * u + (j & 3)];
      if (here == there) {
        int[] facing = schedule.facing[here * roles.units + u];
        sum += product(facing[w[i]], facing[w[j]], comes - leaves);
        continue;
      }
      if (here >= 0) {
        int[] facing = schedule.facing[here * roles.units + u];
        sum += product(facing[w[i]], facing[w[j]], -leaves);
      }
      if (there >= 0) {
        int[] facing = schedule.facing[there * roles.units + u];
        sum += product(facing[w[i]], facing[w[j]], comes);
      }
    }
    return sum;
  }

  /** The rise of a product when one factor rises and the other falls by this amount. */
  private static int product(int x, int y, int rise) {
    return (x + rise) * (y - rise) - x * y;
  }

  /** The rise when a player takes the place of another. */
  private long taking(int[] w, int at, int comes) {
    long rise = 0;
    int leaves = w[at] * players;
    for (int k = 1; k < 4; k++) {
      int s = (at + k) & 3;
      int m = w[(at & ~3) + s];
      int kind = roles.kind[4 * (at & 3) + s];
      rise += counts.riseOfParting(leaves + m, kind);
      rise += counts.riseOfMeeting(comes * players + m, kind);
    }
    return rise;
  }
}

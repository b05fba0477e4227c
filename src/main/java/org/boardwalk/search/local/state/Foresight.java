package org.boardwalk.search.local.state;

import java.util.Arrays;

/**
 * The costs of possible changes of a schedule, computed before a change is made. An exchange of two
 * players affects the meetings of at most a dozen pairs. Their directions at one set stay, or are
 * compared with those of all players of the set, in loops that compile to vector instructions. In
 * shared play each player plays a set at most once, so that one product suffices. The methods
 * allocate nothing.
 */
public final class Foresight {

  private final Schedule schedule;
  private final int[][] who;
  private final int[] facing;
  private final PairCosts counts;
  private final TableRoles roles;
  private final int players;
  private final int units;
  private final boolean shared;

  /** Whether meetings are partners and opponents only, one at a time. */
  private final boolean sideless;

  /**
   * by[x]: the change in agreement of the first player with player x; the other player has its
   * negative.
   */
  final int[] by;

  /** The change in agreement of the two players with each other. */
  int together;

  Foresight(Schedule schedule) {
    this.schedule = schedule;
    who = schedule.who;
    facing = schedule.facing;
    counts = schedule.counts;
    roles = schedule.roles;
    players = schedule.players;
    units = roles.units;
    shared = schedule.shared;
    sideless = units == 1 && counts.sideWeight == 0;
    by = new int[players];
  }

  /** The change in replays when the players in two places of a round are exchanged. */
  public int replays(int r, int i, int j) {
    int here = set(r, i);
    int there = set(r, j);
    if (here == there) {
      return 0;
    }
    int a = who[r][i];
    int b = who[r][j];
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

  /** The part of the rise of the weighted cost for that exchange that comes from meetings. */
  public long riseOfMeetings(int r, int i, int j) {
    int[] w = who[r];
    if (sideless && Math.max(i, j) < schedule.seated[r]) {
      return counts.riseOfExchange(w, i, j);
    }
    if (i >> 2 == j >> 2) {
      return counts.riseAtTable(w, i, j);
    }
    long rise = i < schedule.seated[r] ? taking(w, i, w[j]) : 0;
    return rise + (j < schedule.seated[r] ? taking(w, j, w[i]) : 0);
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

  /** Whether an exchange changes the directions in which the two players play any set. */
  boolean turns(int r, int i, int j) {
    return roles.turnedSquares[4 * (i & 3) + (j & 3)] != 0 || !atOneSet(r, i, j);
  }

  /** Whether the players in two places of a round play, and play one set. */
  private boolean atOneSet(int r, int i, int j) {
    return Math.max(i, j) < schedule.seated[r]
        && (shared || schedule.setAt[r][i >> 2] == schedule.setAt[r][j >> 2]);
  }

  /** The part of that rise that comes from directions, which may take longer. */
  public long riseOfDirections(int r, int i, int j) {
    int[] w = who[r];
    if (atOneSet(r, i, j) && (shared || roles.turnedSquares[4 * (i & 3) + (j & 3)] == 0)) {
      return (long) counts.directionWeight * riseAtSet(r, i, j);
    }
    face(r, i, j);
    // Directions at one table are not compared.
    mates(r, i, j, 1);
    mates(r, j, i, -1);
    return (long) counts.directionWeight * counts.riseOfTurning(w[i], w[j], by, together);
  }

  /** Rise of Σ D² when the two play one set, which is played once by everybody there. */
  private int riseAtSet(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i] * players;
    int b = w[j] * players;
    int move = 4 * (i & 3) + (j & 3);
    boolean turned = roles.turnedSquares[move] != 0;
    boolean across = i >> 2 != j >> 2;
    int rise = 0;
    if (across) {
      rise = exchangingMates(w, i, j, a, b) + exchangingMates(w, j, i, b, a);
    }
    if (turned) {
      // The pairs at the tables are counted apart, if at all.
      rise += turningTwo(r, w[i], w[j], move) - turningAt(w, i & ~3, a, b, move);
      rise -= across ? turningAt(w, j & ~3, a, b, move) : 0;
    }
    return rise;
  }

  /** The part of the players at the table that a leaves to b. */
  private int exchangingMates(int[] w, int i, int j, int a, int b) {
    int[] d = counts.direction;
    int rise = 0;
    // Without branches, which the processor could not predict.
    for (int k = 1; k < 4; k++) {
      int s = (i + k) & 3;
      int m = w[(i & ~3) + s];
      int same = roles.same[4 * (j & 3) + s];
      rise += PairCosts.balanceRise(d[a + m], same);
      rise += PairCosts.balanceRise(d[b + m], -same);
    }
    return rise;
  }

  /** Rise of Σ D² when two players exchange directions and all else stays. */
  private int turningTwo(int r, int a, int b, int move) {
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int by = turned(u, move);
      if (by != 0) {
        sum += by * product((schedule.setAt[r][0] * units + u) * players, a * players, b * players);
      }
    }
    return 2 * sum + (schedule.seated[r] >> 1) * roles.turnedSquares[move];
  }

  private int turned(int unit, int move) {
    return roles.sign[4 * unit + (move & 3)] - roles.sign[4 * unit + (move >> 2)];
  }

  private int product(int row, int a, int b) {
    int[] f = facing;
    int[] d = counts.direction;
    int sum = 0;
    for (int x = 0; x < players; x++) {
      sum += f[row + x] * (d[a + x] - d[b + x]);
    }
    return sum;
  }

  private int product(int row, int a) {
    int[] f = facing;
    int[] d = counts.direction;
    int sum = 0;
    for (int x = 0; x < players; x++) {
      sum += f[row + x] * d[a + x];
    }
    return sum;
  }

  /** The part of that rise that comes from the players at one table. */
  private int turningAt(int[] w, int first, int a, int b, int move) {
    int[] d = counts.direction;
    int sum = roles.turnedSquares[move];
    for (int s = 0; s < 4; s++) {
      int m = w[first + s];
      sum += roles.turned[4 * move + s] * (d[a + m] - d[b + m]);
    }
    return 2 * sum;
  }

  /**
   * The rise of the weighted cost when all players of a table move to the next seat clockwise.
   * Directions change, except between these four at this table, and so do partners where seats
   * rotate within a round.
   */
  public long riseOfTurn(int r, int t) {
    int[] w = who[r];
    long rise = 0;
    int directions = 0;
    for (int s = 0; s < 4; s++) {
      int next = (s + 1) & 3;
      int p = w[4 * t + s];
      for (int other = 0; other < s; other++) {
        int then = 4 * next + ((other + 1) & 3);
        rise += counts.riseOfReseating(p, w[4 * t + other], 4 * s + other, then);
      }
      if (shared) {
        directions += turningOne(r, 4 * t + s, 4 * s + next);
      } else {
        directions += turningAnywhere(r, t, s);
      }
    }
    return rise + (long) counts.directionWeight * directions;
  }

  /** The part of one player in the rise of Σ D², where sets may be played again. */
  private int turningAnywhere(int r, int t, int s) {
    int[] w = who[r];
    int unit = schedule.setAt[r][t] * units;
    Arrays.fill(by, 0);
    for (int u = 0; u < units; u++) {
      add((unit + u) * players, turned(u, 4 * s + ((s + 1) & 3)));
    }
    for (int other = 0; other < 4; other++) {
      by[w[4 * t + other]] = 0;
    }
    int sum = counts.riseOfAgreeing(w[4 * t + s], by);
    for (int other = 0; other < s; other++) {
      int more = elsewhere(w, t, unit, s, other) + elsewhere(w, t, unit, other, s);
      int pair = w[4 * t + s] * players + w[4 * t + other];
      sum += PairCosts.balanceRise(counts.direction[pair], more);
    }
    return sum;
  }

  /**
   * The change in agreement of a turning player with another of the table who plays the set again.
   */
  private int elsewhere(int[] w, int t, int unit, int turns, int other) {
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int again = facing[(unit + u) * players + w[4 * t + other]] - roles.sign[4 * u + other];
      sum += turned(u, 4 * turns + ((turns + 1) & 3)) * again;
    }
    return sum;
  }

  /**
   * In shared play, the rise of Σ D² over a player's pairs at other tables when the player has the
   * direction of another seat.
   */
  private int turningOne(int r, int at, int move) {
    int[] w = who[r];
    int[] d = counts.direction;
    int p = w[at] * players;
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int by = turned(u, move);
      if (by != 0) {
        sum += by * product((schedule.setAt[r][0] * units + u) * players, p);
      }
    }
    for (int s = 0; s < 4; s++) {
      sum -= roles.turned[4 * move + s] * d[p + w[(at & ~3) + s]];
    }
    return 2 * sum + ((schedule.seated[r] >> 2) - 1) * roles.turnedSquares[move];
  }

  /**
   * In shared play, the rise of the cost when the partners at i and opposite it are exchanged with
   * those at j and opposite it, at another table.
   */
  public long riseOfCouples(int r, int i, int j) {
    long rise = riseOfFollowing(r, i, j) + riseOfFollowing(r, i ^ 2, j ^ 2);
    rise += riseOfFollowing(r, j, i) + riseOfFollowing(r, j ^ 2, i ^ 2);
    int across = 4 * (i & 3) + ((i & 3) ^ 2);
    int acrossThen = 4 * (j & 3) + ((j & 3) ^ 2);
    if (roles.kind[across] != roles.kind[acrossThen]) {
      int[] w = who[r];
      rise += counts.riseOfReseating(w[i], w[i ^ 2], across, acrossThen);
      rise += counts.riseOfReseating(w[j], w[j ^ 2], acrossThen, across);
    }
    return rise;
  }

  /** The part of one player, who follows their partner from i to j, without partnerships. */
  private long riseOfFollowing(int r, int i, int j) {
    int[] w = who[r];
    int[] d = counts.direction;
    int a = w[i] * players;
    long rise = 0;
    int directions = 0;
    for (int k = 1; k < 4; k += 2) {
      int s = (i + k) & 3;
      int t = (j + k) & 3;
      int left = a + w[(i & ~3) + s];
      int found = a + w[(j & ~3) + t];
      rise += counts.riseOfParting(left, roles.kind[4 * (i & 3) + s]);
      rise += counts.riseOfMeeting(found, roles.kind[4 * (j & 3) + t]);
      directions += PairCosts.balanceRise(d[left], roles.same[4 * (j & 3) + s]);
      directions += PairCosts.balanceRise(d[found], -roles.same[4 * (i & 3) + t]);
    }
    int move = 4 * (i & 3) + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      directions += turningOne(r, i, move) - turningAt(w, j & ~3, a, move);
    }
    return rise + (long) counts.directionWeight * directions;
  }

  private int turningAt(int[] w, int first, int a, int move) {
    int sum = 0;
    for (int s = 0; s < 4; s++) {
      sum += roles.turned[4 * move + s] * counts.direction[a + w[first + s]];
    }
    return 2 * sum + roles.turnedSquares[move];
  }

  /**
   * Computes the change of agreement over all sets, the players at one table included, when the
   * players in two places of a round are exchanged.
   */
  void face(int r, int i, int j) {
    int a = who[r][i];
    int b = who[r][j];
    int here = set(r, i);
    int there = set(r, j);
    begin();
    for (int u = 0; u < units; u++) {
      int leaves = roles.sign[4 * u + (i & 3)];
      int comes = roles.sign[4 * u + (j & 3)];
      if (here == there) {
        face(here * units + u, comes - leaves, a, b);
        continue;
      }
      if (here >= 0) {
        face(here * units + u, -leaves, a, b);
      }
      if (there >= 0) {
        face(there * units + u, comes, a, b);
      }
    }
    by[a] = 0;
    by[b] = 0;
  }

  /** Starts the computation of a change of agreement. */
  void begin() {
    Arrays.fill(by, 0);
    together = 0;
  }

  /** Lets player a face so much more in a unit of a set, and player b so much less. */
  void face(int unit, int more, int a, int b) {
    if (more != 0) {
      int row = unit * players;
      add(row, more);
      int x = facing[row + a];
      int y = facing[row + b];
      together += (x + more) * (y - more) - x * y;
    }
  }

  private void add(int row, int times) {
    int[] sum = by;
    int[] f = facing;
    for (int x = 0; x < players; x++) {
      sum[x] += times * f[row + x];
    }
  }

  /** Takes out the players at the table of a place, except one. */
  private void mates(int r, int at, int other, int times) {
    for (int s = at & ~3; at < schedule.seated[r] && s < (at & ~3) + 4; s++) {
      if (s != at && s != other) {
        by[who[r][s]] += times * roles.same[4 * (at & 3) + (s & 3)];
      }
    }
  }
}

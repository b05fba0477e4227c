package org.boardwalk.search.local;

/**
 * The costs of possible changes of a schedule, computed before a change is made. A change of seats
 * that keeps directions affects a dozen pairs only, any other the directions of all players, in
 * loops that compile to vector instructions. Nothing is allocated.
 */
final class Foresight {

  private final int players;
  private final int seats;
  private final int units;
  private final int[][] who;
  private final int[][] place;
  private final int[] sign;
  private final PairCosts counts;
  private final TableRoles roles;

  Foresight(SharedSchedule schedule) {
    players = schedule.players;
    seats = schedule.seats;
    who = schedule.who;
    place = schedule.place;
    sign = schedule.sign;
    counts = schedule.counts;
    roles = schedule.roles;
    units = roles.units;
  }

  /** The rise of the weighted cost when the players in two seats of a round are exchanged. */
  long rise(int r, int i, int j) {
    return i >> 2 == j >> 2 ? riseWithin(r, i, j) : riseAcross(r, i, j);
  }

  private long riseAcross(int r, int i, int j) {
    int[] w = who[r];
    int[] d = counts.direction;
    int a = w[i] * players;
    int b = w[j] * players;
    long rise = 0;
    int directions = 0;
    // Without branches, which the processor could not predict.
    for (int k = 1; k < 4; k++) {
      int s = (i + k) & 3;
      int m = w[(i & ~3) + s];
      int kind = roles.kind[4 * (i & 3) + s];
      int same = roles.same[4 * (j & 3) + s];
      rise += counts.riseOfParting(a + m, kind) + counts.riseOfMeeting(b + m, kind);
      directions += PairCosts.balanceRise(d[a + m], same);
      directions += PairCosts.balanceRise(d[b + m], -same);
    }
    for (int k = 1; k < 4; k++) {
      int s = (j + k) & 3;
      int m = w[(j & ~3) + s];
      int kind = roles.kind[4 * (j & 3) + s];
      int same = roles.same[4 * (i & 3) + s];
      rise += counts.riseOfParting(b + m, kind) + counts.riseOfMeeting(a + m, kind);
      directions += PairCosts.balanceRise(d[b + m], same);
      directions += PairCosts.balanceRise(d[a + m], -same);
    }
    int move = 4 * (i & 3) + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      // The pairs at both tables have been counted already, in another way.
      directions += turningTwo(r, w[i], w[j], move);
      directions -= turningAt(w, i & ~3, a, b, move) + turningAt(w, j & ~3, a, b, move);
    }
    return rise + (long) counts.directionWeight * directions;
  }

  /** Rise of Σ D² when two players exchange directions and all else stays. */
  private int turningTwo(int r, int a, int b, int move) {
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int by = roles.sign[4 * u + (move & 3)] - roles.sign[4 * u + (move >> 2)];
      if (by != 0) {
        sum += by * product((r * units + u) * players, a * players, b * players);
      }
    }
    return 2 * sum + (seats >> 1) * roles.turnedSquares[move];
  }

  private int product(int signs, int a, int b) {
    int[] s = sign;
    int[] d = counts.direction;
    int sum = 0;
    for (int x = 0; x < players; x++) {
      sum += s[signs + x] * (d[a + x] - d[b + x]);
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

  /** The rise of the weighted cost for two seats of one table. */
  private long riseWithin(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i];
    int b = w[j];
    int first = i & ~3;
    long rise = counts.riseAtTable(w, i, j);
    int move = 4 * (i & 3) + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      int turning = turningTwo(r, a, b, move);
      turning -= turningAt(w, first, a * players, b * players, move);
      rise += (long) counts.directionWeight * turning;
    }
    return rise;
  }

  /** The rise of the cost when all players of a table move to the next seat clockwise. */
  long riseOfTurn(int r, int first) {
    int[] w = who[r];
    long rise = 0;
    for (int s = 0; s < 4; s++) {
      int next = (s + 1) & 3;
      for (int t = 0; t < s; t++) {
        rise +=
            counts.riseOfReseating(w[first + s], w[first + t], 4 * s + t, 4 * next + ((t + 1) & 3));
      }
      if (counts.directionWeight != 0) {
        int move = 4 * s + next;
        rise += (long) counts.directionWeight * turningOne(r, first + s, move);
      }
    }
    return rise;
  }

  /**
   * Rise of Σ D² over a player's pairs at other tables when the player has the direction of another
   * seat.
   */
  private int turningOne(int r, int at, int move) {
    int[] w = who[r];
    int[] d = counts.direction;
    int p = w[at] * players;
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int by = roles.sign[4 * u + (move & 3)] - roles.sign[4 * u + (move >> 2)];
      int signs = (r * units + u) * players;
      for (int x = 0; by != 0 && x < players; x++) {
        sum += by * sign[signs + x] * d[p + x];
      }
    }
    for (int s = 0; s < 4; s++) {
      sum -= roles.turned[4 * move + s] * d[p + w[(at & ~3) + s]];
    }
    return 2 * sum + ((seats >> 2) - 1) * roles.turnedSquares[move];
  }

  /**
   * The rise of the cost when the partners at i and opposite it are exchanged with those at j and
   * opposite it, at another table.
   */
  long riseOfCouples(int r, int i, int j) {
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
   * The rise of the cost when a, who sits out in a round, is exchanged there with b, who plays, and
   * in another round, unless that is negative, the other way round. O(players).
   */
  long riseOfSittingOut(int r, int a, int b, int other) {
    int[] here = place[r];
    int[] there = other < 0 ? here : place[other];
    long rise = 0;
    int directions = 0;
    for (int x = 0; x < players; x++) {
      if (x == a || x == b) {
        continue;
      }
      // The relation of b to x here will be that of a, and that of a there will be that of b.
      int part = here[x] < seats ? 4 * (here[b] & 3) + (here[x] & 3) : -1;
      int back = other >= 0 && there[x] < seats ? 4 * (there[a] & 3) + (there[x] & 3) : -1;
      int comes = part >= 0 && here[x] >> 2 == here[b] >> 2 ? part : 0;
      int goes = back >= 0 && there[x] >> 2 == there[a] >> 2 ? back : 0;
      if (comes != goes) {
        rise += counts.riseOfReseating(a, x, goes, comes);
        rise += counts.riseOfReseating(b, x, comes, goes);
      }
      int by = part >= 0 && comes == 0 ? roles.same[part] : 0;
      by -= back >= 0 && goes == 0 ? roles.same[back] : 0;
      if (by != 0) {
        directions += PairCosts.balanceRise(counts.direction[a * players + x], by);
        directions += PairCosts.balanceRise(counts.direction[b * players + x], -by);
      }
    }
    return rise + (long) counts.directionWeight * directions;
  }
}

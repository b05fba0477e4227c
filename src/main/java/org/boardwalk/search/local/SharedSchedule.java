package org.boardwalk.search.local;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.problem.IndividualWish;

/**
 * A schedule in shared play: all tables play set r in round r. What a change would cost is computed
 * before anything is changed; a change of seats that keeps directions looks at a dozen pairs only,
 * any other at the directions of all players, in loops that compile to vector instructions. Nothing
 * is allocated by a change. Places 0 .. 4·tables-1 of a round are the seats N, E, S, W of table
 * after table, the rest sit out.
 */
final class SharedSchedule {

  final int players;
  final int rounds;
  final int seats;
  final int[][] who;
  final int[][] place;
  final SharedCounts counts;

  private final TableRoles roles;
  private final int units;

  /** sign[(round · units + unit) · players + player]: +1 NS, -1 EW, 0 sits out. */
  private final int[] sign;

  /** A schedule for a wish, with these weights of the criteria; takes over the rounds. */
  static SharedSchedule of(IndividualWish problem, int[][] who, long[] weights) {
    TableRoles roles = new TableRoles(new Roles(problem));
    long seats = problem.profile().seats();
    SharedCounts counts =
        new SharedCounts(problem.players(), problem.rounds(), seats, roles, weights);
    return new SharedSchedule(who, 4 * problem.tables(), roles, counts);
  }

  /** Who sits where in each round: places as above, then those who sit out. */
  SharedSchedule(int[][] who, int seats, TableRoles roles, SharedCounts counts) {
    this.who = who;
    this.seats = seats;
    this.roles = roles;
    this.counts = counts;
    rounds = who.length;
    players = who[0].length;
    units = roles.units;
    place = new int[rounds][players];
    sign = new int[rounds * units * players];
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        place[r][who[r][at]] = at;
        face(r, who[r][at], at);
      }
      for (int first = 0; first < seats; first += 4) {
        table(r, first, 1);
      }
    }
  }

  /** What the weighted cost rises by when the players in two seats of a round change places. */
  int rise(int r, int i, int j) {
    return i >> 2 == j >> 2 ? riseWithin(r, i, j) : riseAcross(r, i, j);
  }

  private int riseAcross(int r, int i, int j) {
    int[] w = who[r];
    int[] d = counts.direction;
    int a = w[i] * players;
    int b = w[j] * players;
    int rise = 0;
    int directions = 0;
    // Without branches, which nobody could foretell.
    for (int k = 1; k < 4; k++) {
      int s = (i + k) & 3;
      int m = w[(i & ~3) + s];
      int kind = roles.kind[4 * (i & 3) + s];
      int same = roles.same[4 * (j & 3) + s];
      rise += counts.riseOfParting(a + m, kind) + counts.riseOfMeeting(b + m, kind);
      directions += SharedCounts.balanceRise(d[a + m], same);
      directions += SharedCounts.balanceRise(d[b + m], -same);
    }
    for (int k = 1; k < 4; k++) {
      int s = (j + k) & 3;
      int m = w[(j & ~3) + s];
      int kind = roles.kind[4 * (j & 3) + s];
      int same = roles.same[4 * (i & 3) + s];
      rise += counts.riseOfParting(b + m, kind) + counts.riseOfMeeting(a + m, kind);
      directions += SharedCounts.balanceRise(d[b + m], same);
      directions += SharedCounts.balanceRise(d[a + m], -same);
    }
    int move = 4 * (i & 3) + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      // The pairs at both tables have been counted already, in another way.
      directions += turningTwo(r, w[i], w[j], move);
      directions -= turningAt(w, i & ~3, a, b, move) + turningAt(w, j & ~3, a, b, move);
    }
    return rise + counts.directionWeight * directions;
  }

  /** Rise of Σ D² when two players face as in each other's seats and all else stays. */
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

  /** The part of it that comes from the players at one table. */
  private int turningAt(int[] w, int first, int a, int b, int move) {
    int[] d = counts.direction;
    int sum = roles.turnedSquares[move];
    for (int s = 0; s < 4; s++) {
      int m = w[first + s];
      sum += roles.turned[4 * move + s] * (d[a + m] - d[b + m]);
    }
    return 2 * sum;
  }

  /** The same for two seats of a table. */
  private int riseWithin(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i];
    int b = w[j];
    int si = 4 * (i & 3);
    int sj = 4 * (j & 3);
    int first = i & ~3;
    int rise = counts.riseOfReseating(a, b, si + (j & 3), sj + (i & 3));
    for (int s = 0; s < 4; s++) {
      if (s != (i & 3) && s != (j & 3)) {
        rise += counts.riseOfReseating(a, w[first + s], si + s, sj + s);
        rise += counts.riseOfReseating(b, w[first + s], sj + s, si + s);
      }
    }
    int move = si + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      int turning = turningTwo(r, a, b, move);
      turning -= turningAt(w, first, a * players, b * players, move);
      rise += counts.directionWeight * turning;
    }
    return rise;
  }

  /** What the cost rises by when everybody at a table moves to the next seat clockwise. */
  int riseOfTurn(int r, int first) {
    int[] w = who[r];
    int rise = 0;
    for (int s = 0; s < 4; s++) {
      int next = (s + 1) & 3;
      for (int t = 0; t < s; t++) {
        rise +=
            counts.riseOfReseating(w[first + s], w[first + t], 4 * s + t, 4 * next + ((t + 1) & 3));
      }
      if (counts.directionWeight != 0) {
        int move = 4 * s + next;
        rise += counts.directionWeight * turningOne(r, first + s, move);
      }
    }
    return rise;
  }

  /** Rise of Σ D² over a player's pairs at other tables when he faces as in another seat. */
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
   * What the cost rises by when the partners at i and across from it change places with those at j
   * and across from it, at another table.
   */
  int riseOfCouples(int r, int i, int j) {
    int rise = riseOfFollowing(r, i, j) + riseOfFollowing(r, i ^ 2, j ^ 2);
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

  /** The part of one player, who follows his partner from i to j, but not that of partners. */
  private int riseOfFollowing(int r, int i, int j) {
    int[] w = who[r];
    int[] d = counts.direction;
    int a = w[i] * players;
    int rise = 0;
    int directions = 0;
    for (int k = 1; k < 4; k += 2) {
      int s = (i + k) & 3;
      int t = (j + k) & 3;
      int left = a + w[(i & ~3) + s];
      int found = a + w[(j & ~3) + t];
      rise += counts.riseOfParting(left, roles.kind[4 * (i & 3) + s]);
      rise += counts.riseOfMeeting(found, roles.kind[4 * (j & 3) + t]);
      directions += SharedCounts.balanceRise(d[left], roles.same[4 * (j & 3) + s]);
      directions += SharedCounts.balanceRise(d[found], -roles.same[4 * (i & 3) + t]);
    }
    int move = 4 * (i & 3) + (j & 3);
    if (roles.turnedSquares[move] != 0) {
      directions += turningOne(r, i, move) - turningAt(w, j & ~3, a, move);
    }
    return rise + counts.directionWeight * directions;
  }

  private int turningAt(int[] w, int first, int a, int move) {
    int sum = 0;
    for (int s = 0; s < 4; s++) {
      sum += roles.turned[4 * move + s] * counts.direction[a + w[first + s]];
    }
    return 2 * sum + roles.turnedSquares[move];
  }

  /**
   * What it costs when a, who sits out in a round, changes places there with b, who plays, and in
   * another round, unless that is negative, the other way round. O(players).
   */
  int riseOfSittingOut(int r, int a, int b, int other) {
    int[] here = place[r];
    int[] there = other < 0 ? here : place[other];
    int rise = 0;
    int directions = 0;
    for (int x = 0; x < players; x++) {
      if (x == a || x == b) {
        continue;
      }
      // What b is to x here, a will be; and a's part there will be b's.
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
        directions += SharedCounts.balanceRise(counts.direction[a * players + x], by);
        directions += SharedCounts.balanceRise(counts.direction[b * players + x], -by);
      }
    }
    return rise + counts.directionWeight * directions;
  }

  /** The players in two places of a round change them; doing it again undoes it. O(players). */
  void exchange(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i];
    int b = w[j];
    if (i >> 2 == j >> 2 && i < seats) {
      table(r, i & ~3, -1);
      seat(r, i, b);
      seat(r, j, a);
      table(r, i & ~3, 1);
      return;
    }
    around(r, i, -1);
    around(r, j, -1);
    seat(r, i, b);
    seat(r, j, a);
    around(r, i, 1);
    around(r, j, 1);
  }

  /** Everybody at a table moves to the next seat clockwise. */
  void turn(int r, int first) {
    table(r, first, -1);
    int[] w = who[r];
    int west = w[first + 3];
    for (int s = 3; s > 0; s--) {
      seat(r, first + s, w[first + s - 1]);
    }
    seat(r, first, west);
    table(r, first, 1);
  }

  private void seat(int r, int at, int p) {
    who[r][at] = p;
    place[r][p] = at;
    face(r, p, at);
  }

  private void table(int r, int first, int more) {
    for (int s = 1; s < 4; s++) {
      for (int t = 0; t < s; t++) {
        meet(who[r], first + s, first + t, more);
      }
    }
  }

  /** Who sits in a seat meets the others of the table. */
  private void around(int r, int at, int more) {
    for (int s = at & ~3; at < seats && s < (at & ~3) + 4; s++) {
      if (s != at) {
        meet(who[r], at, s, more);
      }
    }
  }

  private void meet(int[] w, int at, int with, int more) {
    int seatPair = 4 * (at & 3) + (with & 3);
    counts.meet(w[at], w[with], more, seatPair);
    counts.compare(w[at], w[with], -more * roles.same[seatPair]);
  }

  /** A player faces as in this place. */
  private void face(int r, int p, int at) {
    for (int u = 0; u < units; u++) {
      int row = (r * units + u) * players;
      int now = at < seats ? roles.sign[4 * u + (at & 3)] : 0;
      int by = now - sign[row + p];
      for (int x = 0; by != 0 && x < players; x++) {
        if (x != p && sign[row + x] != 0) {
          counts.compare(p, x, by * sign[row + x]);
        }
      }
      sign[row + p] = now;
    }
  }

  List<List<Foursome>> foursomes() {
    List<List<Foursome>> all = new ArrayList<>();
    for (int[] w : who) {
      List<Foursome> tables = new ArrayList<>();
      for (int n = 0; n < seats; n += 4) {
        tables.add(new Foursome(w[n], w[n + 1], w[n + 2], w[n + 3], all.size()));
      }
      all.add(tables);
    }
    return all;
  }
}

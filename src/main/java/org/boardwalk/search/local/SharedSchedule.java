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
    return new SharedSchedule(
        who,
        4 * problem.tables(),
        new TableRoles(new Roles(problem)),
        new SharedCounts(problem.players(), problem.profile().seats(), weights));
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
    int a = w[i];
    int b = w[j];
    int si = 4 * (i & 3);
    int sj = 4 * (j & 3);
    int rise = 0;
    for (int s = 0; s < 4; s++) {
      if (s != (i & 3)) {
        int m = w[(i & ~3) + s];
        int same = roles.same[sj + s];
        rise += counts.rise(a, m, -1, si + s, roles, same);
        rise += counts.rise(b, m, 1, si + s, roles, -same);
      }
      if (s != (j & 3)) {
        int m = w[(j & ~3) + s];
        int same = roles.same[si + s];
        rise += counts.rise(b, m, -1, sj + s, roles, same);
        rise += counts.rise(a, m, 1, sj + s, roles, -same);
      }
    }
    int move = si + (j & 3);
    if (counts.directionWeight != 0 && roles.turnedSquares[move] != 0) {
      // The pairs at both tables have been counted already, in another way.
      int turning = turningOne(r, a, i, j) + turningOne(r, b, j, i);
      turning -= turningAt(w, a, i & ~3, move) + turningAt(w, a, j & ~3, move);
      int back = sj + (i & 3);
      turning -= turningAt(w, b, i & ~3, back) + turningAt(w, b, j & ~3, back);
      rise += counts.directionWeight * turning;
    }
    return rise;
  }

  /** The same for two seats of a table. */
  private int riseWithin(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i];
    int b = w[j];
    int si = 4 * (i & 3);
    int sj = 4 * (j & 3);
    int first = i & ~3;
    int rise = counts.riseOfReseating(a, b, si + (j & 3), sj + (i & 3), roles);
    for (int s = 0; s < 4; s++) {
      if (s != (i & 3) && s != (j & 3)) {
        rise += counts.riseOfReseating(a, w[first + s], si + s, sj + s, roles);
        rise += counts.riseOfReseating(b, w[first + s], sj + s, si + s, roles);
      }
    }
    int move = si + (j & 3);
    if (counts.directionWeight != 0 && roles.turnedSquares[move] != 0) {
      int turning = turningOne(r, a, i, j) + turningOne(r, b, j, i);
      turning -= turningAt(w, a, first, move) + turningAt(w, b, first, sj + (i & 3));
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
            counts.riseOfReseating(
                w[first + s], w[first + t], 4 * s + t, 4 * next + ((t + 1) & 3), roles);
      }
      if (counts.directionWeight != 0) {
        int move = 4 * s + next;
        int turning =
            turningOne(r, w[first + s], first + s, first + next)
                - turningAt(w, w[first + s], first, move);
        rise += counts.directionWeight * turning;
      }
    }
    return rise;
  }

  /** Rise of Σ D² over a player's pairs when he faces as in another seat and all else stays. */
  private int turningOne(int r, int p, int from, int to) {
    int sum = 0;
    for (int u = 0; u < units; u++) {
      int by = roles.sign[4 * u + (to & 3)] - roles.sign[4 * u + (from & 3)];
      if (by != 0) {
        sum += by * product((r * units + u) * players, p * players);
      }
    }
    return 2 * sum + (seats >> 2) * roles.turnedSquares[4 * (from & 3) + (to & 3)];
  }

  private int product(int signs, int directions) {
    int[] s = sign;
    int[] d = counts.direction;
    int sum = 0;
    for (int x = 0; x < players; x++) {
      sum += s[signs + x] * d[directions + x];
    }
    return sum;
  }

  /** The part of it that comes from the players at one table. */
  private int turningAt(int[] w, int p, int first, int move) {
    int[] d = counts.direction;
    int sum = roles.turnedSquares[move];
    for (int s = 0; s < 4; s++) {
      sum += 2 * roles.turned[4 * move + s] * d[p * players + w[first + s]];
    }
    return sum;
  }

  /** What it costs when a player in a seat changes places with one who sits out. O(players). */
  int riseOfSittingOut(int r, int i, int out) {
    int[] w = who[r];
    int a = w[i];
    int b = w[out];
    int si = 4 * (i & 3);
    int rise = 0;
    int turning = 0;
    for (int at = 0; at < seats; at++) {
      int x = w[at];
      int same = roles.same[si + (at & 3)];
      if (at >> 2 != i >> 2) {
        turning += counts.riseOfComparing(a, x, -same) + counts.riseOfComparing(b, x, same);
      } else if (at != i) {
        rise += counts.rise(a, x, -1, si + (at & 3), roles, 0);
        rise += counts.rise(b, x, 1, si + (at & 3), roles, 0);
      }
    }
    return rise + counts.directionWeight * turning;
  }

  /** The players in two places of a round change them; doing it again undoes it. O(players). */
  void exchange(int r, int i, int j) {
    boolean two = i >> 2 != j >> 2;
    leave(r, i);
    if (two) {
      leave(r, j);
    }
    int[] w = who[r];
    int a = w[i];
    seat(r, i, w[j]);
    seat(r, j, a);
    arrive(r, i);
    if (two) {
      arrive(r, j);
    }
  }

  /** Everybody at a table moves to the next seat clockwise. */
  void turn(int r, int first) {
    leave(r, first);
    int[] w = who[r];
    int west = w[first + 3];
    for (int s = 3; s > 0; s--) {
      seat(r, first + s, w[first + s - 1]);
    }
    seat(r, first, west);
    arrive(r, first);
  }

  private void seat(int r, int at, int p) {
    who[r][at] = p;
    place[r][p] = at;
    face(r, p, at);
  }

  private void leave(int r, int at) {
    if (at < seats) {
      table(r, at & ~3, -1);
    }
  }

  private void arrive(int r, int at) {
    if (at < seats) {
      table(r, at & ~3, 1);
    }
  }

  private void table(int r, int first, int times) {
    int[] w = who[r];
    for (int s = 0; s < 4; s++) {
      for (int t = 0; t < s; t++) {
        counts.meet(w[first + s], w[first + t], times, 4 * s + t, roles);
      }
    }
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

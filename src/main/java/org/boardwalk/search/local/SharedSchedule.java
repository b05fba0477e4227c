package org.boardwalk.search.local;

import java.util.List;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.wish.IndividualWish;

/**
 * A schedule in shared play: all tables play set r in round r. Nothing is allocated by a change.
 * Places 0 .. 4·tables-1 of a round are the seats N, E, S, W of table after table; at the other
 * places a player sits out.
 */
final class SharedSchedule {

  final int players;
  final int rounds;
  final int seats;
  final int[][] who;
  final int[][] place;
  final PairCosts counts;

  final TableRoles roles;

  /** The costs of possible changes. */
  final Foresight foresight;

  /** sign[(round · units + unit) · players + player]: +1 NS, -1 EW, 0 sits out. */
  final int[] sign;

  /** A schedule for a wish, with these weights of the criteria; the arrays are not copied. */
  static SharedSchedule of(IndividualWish wish, int[][] who, long[] weights) {
    TableRoles roles = new TableRoles(new Roles(wish));
    long seats = wish.profile().seats();
    PairCosts counts = new PairCosts(wish.players(), wish.rounds(), seats, roles, weights);
    return new SharedSchedule(who, 4 * wish.tables(), roles, counts);
  }

  /** The players of each round: places as above, then those to sit out. */
  SharedSchedule(int[][] who, int seats, TableRoles roles, PairCosts counts) {
    this.who = who;
    this.seats = seats;
    this.roles = roles;
    this.counts = counts;
    rounds = who.length;
    players = who[0].length;
    place = new int[rounds][players];
    sign = new int[rounds * roles.units * players];
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        place[r][who[r][at]] = at;
        face(r, who[r][at], at);
      }
      for (int first = 0; first < seats; first += 4) {
        table(r, first, 1);
      }
    }
    foresight = new Foresight(this);
  }

  /** Exchanges the players in two places of a round; a second call undoes the first. O(players). */
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

  /** Moves all players of a table to the next seat clockwise. */
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

  /** Counts the meetings of a seat with the others of its table. */
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

  /** Sets a player's direction to that of this place. */
  private void face(int r, int p, int at) {
    for (int u = 0; u < roles.units; u++) {
      int row = (r * roles.units + u) * players;
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
    return Places.foursomes(who, seats);
  }
}

package org.boardwalk.search.local;

import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.wish.IndividualWish;

/**
 * Counts of partners and opponents only: the rise in cost of an exchange is read off a dozen counts
 * before a change is made. Shared play without rotation. Nothing is allocated by a change.
 */
final class MeetingCounts {

  final int players;
  final int seats;
  final int[][] who;
  final int[][] place;
  long cost;

  private final int[] partner;
  private final int[] opponent;
  private final int partnerFloor;
  private final int opponentFloor;
  private final int partnerWeight;

  MeetingCounts(IndividualWish wish, int partnerWeight, SplittableRandom random) {
    this.partnerWeight = partnerWeight;
    players = wish.players();
    seats = 4 * wish.tables();
    who = new int[wish.rounds()][players];
    place = new int[wish.rounds()][players];
    partner = new int[players * players];
    opponent = new int[players * players];
    long pairs = (long) players * (players - 1) / 2;
    long all = wish.profile().seats();
    partnerFloor = (int) (all / 2 / pairs);
    opponentFloor = (int) (all / pairs);
    fill(wish, random);
    cost =
        pairs
            * (partnerWeight * (long) partnerFloor * (partnerFloor + 1)
                + (long) opponentFloor * (opponentFloor + 1));
    for (int r = 0; r < who.length; r++) {
      for (int first = 0; first < seats; first += 4) {
        for (int seat = first; seat < first + 4; seat++) {
          for (int later = seat + 1; later < first + 4; later++) {
            meet(who[r][seat], who[r][later], (later - seat) % 2 == 0, 1);
          }
        }
      }
    }
  }

  private void fill(IndividualWish wish, SplittableRandom random) {
    int[][] places = new Seats(players, who.length, wish.tables(), random).fair();
    for (int r = 0; r < who.length; r++) {
      for (int at = 0; at < players; at++) {
        put(r, at, places[r][at]);
      }
    }
  }

  private void put(int r, int at, int player) {
    who[r][at] = player;
    place[r][player] = at;
  }

  /** The rise of the cost when the players in two seats, not of partners, are exchanged. */
  int rise(int r, int i, int j) {
    int[] w = who[r];
    int a = w[i] * players;
    int b = w[j] * players;
    int pa = w[i ^ 2];
    int pb = w[j ^ 2];
    int xa = w[i ^ 1];
    int ya = w[i ^ 3];
    int xb = w[j ^ 1];
    int yb = w[j ^ 3];
    // One more costs 2(count - floor), one less saves 2(count - 1 - floor); the floors cancel.
    int p = partner[a + pb] + partner[b + pa] - partner[a + pa] - partner[b + pb] + 2;
    int o =
        opponent[a + xb]
            + opponent[a + yb]
            + opponent[b + xa]
            + opponent[b + ya]
            - opponent[a + xa]
            - opponent[a + ya]
            - opponent[b + xb]
            - opponent[b + yb]
            + 4;
    // At one table the two stay opponents: the sum above takes them apart twice.
    int stay = i >> 2 == j >> 2 ? 2 * opponent[a + w[j]] - 2 : 0;
    return 2 * (partnerWeight * p + o + stay);
  }

  /** Exchanges two players in a round; a second call undoes the first. */
  void exchange(int r, int a, int b) {
    int at = place[r][a];
    int bt = place[r][b];
    leave(r, at);
    if (at >> 2 != bt >> 2 || at >= seats) {
      leave(r, bt);
    }
    put(r, at, b);
    put(r, bt, a);
    enter(r, at);
    if (at >> 2 != bt >> 2 || at >= seats) {
      enter(r, bt);
    }
  }

  private void leave(int r, int at) {
    if (at < seats) {
      table(r, at & ~3, -1);
    }
  }

  private void enter(int r, int at) {
    if (at < seats) {
      table(r, at & ~3, 1);
    }
  }

  private void table(int r, int first, int times) {
    int[] w = who[r];
    meet(w[first], w[first + 2], true, times);
    meet(w[first + 1], w[first + 3], true, times);
    for (int seat = 0; seat < 4; seat++) {
      meet(w[first + seat], w[first + ((seat + 1) & 3)], false, times);
    }
  }

  private void meet(int a, int b, boolean partners, int times) {
    int[] count = partners ? partner : opponent;
    int floor = partners ? partnerFloor : opponentFloor;
    int before = count[a * players + b];
    int now = before + times;
    count[a * players + b] = now;
    count[b * players + a] = now;
    int rise = (now - floor) * (now - floor - 1) - (before - floor) * (before - floor - 1);
    cost += partners ? partnerWeight * rise : rise;
  }

  List<List<Foursome>> foursomes() {
    return Places.foursomes(who, seats);
  }
}

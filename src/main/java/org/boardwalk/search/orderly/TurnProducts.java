package org.boardwalk.search.orderly;

import java.util.Arrays;

/**
 * What directions cost at least however the tables of some rounds are turned, for few rounds of few
 * tables; exact. What pairs owe to a round is a vector, ±1 for those at different tables; the
 * squares of all sums are those of the vectors, which no turn changes, and twice their inner
 * products, two rounds at a time. Of two rounds only the sums of signs of those who share a table
 * in both are needed. Products of rounds that were there the time before are kept.
 */
final class TurnProducts {

  /** So many tables can be turned; beyond that there are too many ways to go through each. */
  private static final int MOST_TURNED = 12;

  private final TableKinds kinds;
  private final int tables;

  /** How many ways to turn the tables of a round there are; the first one stays. */
  private final int ways;

  /** Where each player sits in each round, -1 if nowhere; and NS 1, EW -1. */
  private final int[][] table;

  private final int[][] sign;

  /** products[r][s][way of r * ways + way of s] for s before r. */
  private final int[][][] products;

  private final int[][] seated;
  private int rounds;

  private final int[] way;
  private final int[][] common;
  private int least;

  TurnProducts(TableKinds kinds, int tables, int rounds) {
    this.kinds = kinds;
    this.tables = tables;
    ways = 1 << (tables - 1);
    table = new int[rounds][kinds.players];
    sign = new int[rounds][kinds.players];
    products = new int[rounds][rounds][ways * ways];
    way = new int[rounds];
    seated = new int[rounds][];
    common = new int[tables][tables];
  }

  /** Whether all ways to turn the tables can be gone through. */
  static boolean fits(int tables, int rounds) {
    return (tables - 1) * rounds <= MOST_TURNED;
  }

  /**
   * @param rounds the kinds of their tables
   * @return Σ D² less what odd numbers of comparisons leave at least
   */
  int least(int[][] rounds) {
    int products = leastProducts(rounds);
    return squares() * rounds.length + 2 * products - odd();
  }

  /** Σ of squares of one round: how many pairs are at different tables. */
  int squares() {
    return 16 * (tables * (tables - 1) / 2);
  }

  /** The least sum of inner products, two rounds at a time. */
  int leastProducts(int[][] rounds) {
    this.rounds = rounds.length;
    int kept = 0;
    while (kept < rounds.length && seated[kept] == rounds[kept]) {
      kept++;
    }
    for (int r = kept; r < rounds.length; r++) {
      seated[r] = rounds[r];
      seat(r, rounds[r]);
      for (int s = 0; s < r; s++) {
        multiply(r, s);
      }
    }
    least = Integer.MAX_VALUE;
    turn(0, 0);
    return least;
  }

  private void seat(int r, int[] round) {
    Arrays.fill(table[r], -1);
    Arrays.fill(sign[r], 0);
    for (int t = 0; t < round.length; t++) {
      int[] seats = kinds.seats[round[t]];
      for (int seat = 0; seat < 4; seat++) {
        table[r][seats[seat]] = t;
        sign[r][seats[seat]] = seat % 2 == 0 ? 1 : -1;
      }
    }
  }

  private void multiply(int r, int s) {
    for (int[] row : common) {
      Arrays.fill(row, 0);
    }
    for (int p = 0; p < kinds.players; p++) {
      if (table[r][p] >= 0 && table[s][p] >= 0) {
        common[table[r][p]][table[s][p]] += sign[r][p] * sign[s][p];
      }
    }
    int squares = 0;
    for (int[] row : common) {
      for (int sum : row) {
        squares += sum * sum;
      }
    }
    for (int e = 0; e < ways; e++) {
      for (int f = 0; f < ways; f++) {
        products[r][s][e * ways + f] = product(e << 1, f << 1, squares);
      }
    }
  }

  /**
   * Pairs apart in both rounds are all pairs, less those together in one, and those together in
   * both were taken away twice.
   */
  private int product(int e, int f, int squares) {
    int all = 0;
    int together = 0;
    for (int t = 0; t < tables; t++) {
      int first = 0;
      int second = 0;
      for (int u = 0; u < tables; u++) {
        first += (f >> u & 1) == 0 ? common[t][u] : -common[t][u];
        second += (e >> u & 1) == 0 ? common[u][t] : -common[u][t];
      }
      all += (e >> t & 1) == 0 ? first : -first;
      together += first * first + second * second;
    }
    return (all * all - together + squares) / 2;
  }

  private void turn(int r, int sum) {
    if (r == rounds) {
      least = Math.min(least, sum);
      return;
    }
    for (int e = 0; e < ways; e++) {
      way[r] = e;
      int more = sum;
      for (int s = 0; s < r; s++) {
        more += products[r][s][e * ways + way[s]];
      }
      turn(r + 1, more);
    }
  }

  /** Pairs that are compared an odd number of times. */
  private int odd() {
    int odd = 0;
    for (int p = 1; p < kinds.players; p++) {
      for (int q = 0; q < p; q++) {
        int compared = 0;
        for (int r = 0; r < rounds; r++) {
          int[] at = table[r];
          compared += at[p] >= 0 && at[q] >= 0 && at[p] != at[q] ? 1 : 0;
        }
        odd += compared & 1;
      }
    }
    return odd;
  }
}

package org.boardwalk.search.orderly;

import java.util.Arrays;

/**
 * A lower bound on the cost of directions over all turns of the tables of some rounds, for few
 * rounds of few tables; exact. The part of a round in the directions of all pairs is a vector, ±1
 * for pairs at different tables. The square of the sum of all vectors is the sum of their squares,
 * which no turn changes, plus twice their inner products, two rounds at a time. For two rounds only
 * the sums of signs over players who share a table in both are needed. Products of rounds that were
 * there the time before are kept.
 */
final class TurnProducts {

  /** The most tables that can be turned; beyond that there are too many ways to try. */
  private static final int MOST_TURNED = 12;

  private final TableKinds kinds;
  private final int tables;

  /** The number of ways to turn the tables of a round; the first table stays. */
  private final int ways;

  /** The table of each player in each round, -1 for none; the next array holds NS 1, EW -1. */
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

  /** Whether all ways to turn the tables can be tried. */
  static boolean fits(int tables, int rounds) {
    return (tables - 1) * rounds <= MOST_TURNED;
  }

  /**
   * @param rounds the kinds of their tables
   * @return Σ D² less its minimum by parity: 1 for each pair compared an odd number of times
   */
  int least(int[][] rounds) {
    int products = leastProducts(rounds);
    return squares() * rounds.length + 2 * products - odd();
  }

  /** The square of the vector of one round: the number of pairs at different tables. */
  int squares() {
    return 16 * (tables * (tables - 1) / 2);
  }

  /** The least sum of inner products, over two rounds at a time. */
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
   * Inclusion and exclusion: pairs apart in both rounds are all pairs, less those together in one,
   * plus those together in both, which were subtracted twice.
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

  /** The number of pairs that are compared an odd number of times. */
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

package org.boardwalk.search.local.state;

import java.util.SplittableRandom;

/** Random places for a start, with even sit-outs. */
public record Seats(int players, int rounds, int tables, SplittableRandom random) {

  /**
   * who[round][place]: sit-outs go round in a random order, which shares them evenly; the others
   * sit at random. Players who sit out have the last places.
   */
  public int[][] fair() {
    int[][] who = new int[rounds][];
    int[] order = shuffled(players, random);
    int sittingOut = players - 4 * tables;
    for (int r = 0; r < rounds; r++) {
      boolean[] out = new boolean[players];
      int[] places = new int[players];
      for (int k = 0; k < sittingOut; k++) {
        int p = order[(r * sittingOut + k) % players];
        out[p] = true;
        places[4 * tables + k] = p;
      }
      int next = 0;
      for (int p : shuffled(players, random)) {
        if (!out[p]) {
          places[next++] = p;
        }
      }
      who[r] = places;
    }
    return who;
  }

  /** The numbers from 0 to below a size, in random order. */
  public static int[] shuffled(int size, SplittableRandom random) {
    int[] order = new int[size];
    for (int k = 0; k < size; k++) {
      int other = random.nextInt(k + 1);
      order[k] = order[other];
      order[other] = k;
    }
    return order;
  }
}

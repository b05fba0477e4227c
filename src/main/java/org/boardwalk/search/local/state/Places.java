package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.Unfolding.Foursome;

/** Rounds as places: the seats N, E, S, W of table after table, then those to sit out. */
public final class Places {

  private Places() {}

  public static int[][] of(List<List<Foursome>> rounds, int players) {
    return rounds.stream().map(round -> places(round, players)).toArray(int[][]::new);
  }

  /** The set at each table. */
  public static int[][] sets(List<List<Foursome>> rounds) {
    return rounds.stream()
        .map(round -> round.stream().mapToInt(Foursome::set).toArray())
        .toArray(int[][]::new);
  }

  /**
   * The tables of rounds in shared play.
   *
   * @param who the players in each place of each round
   * @param seats how many places are seats
   * @return the tables of each round, which all play the set with the number of the round
   */
  public static List<List<Foursome>> foursomes(int[][] who, int seats) {
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

  private static int[] places(List<Foursome> round, int players) {
    int[] places = new int[players];
    boolean[] seated = new boolean[players];
    int next = 0;
    for (Foursome f : round) {
      for (int p : new int[] {f.north(), f.east(), f.south(), f.west()}) {
        places[next++] = p;
        seated[p] = true;
      }
    }
    for (int p = 0; p < players; p++) {
      if (!seated[p]) {
        places[next++] = p;
      }
    }
    return places;
  }
}

package org.boardwalk.search.local;

import java.util.List;
import org.boardwalk.model.Unfolding.Foursome;

/** Rounds as places: the seats N, E, S, W of table after table, then those who sit out. */
final class Places {

  private Places() {}

  static int[][] of(List<List<Foursome>> rounds, int players) {
    return rounds.stream().map(round -> places(round, players)).toArray(int[][]::new);
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

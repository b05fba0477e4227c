package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchEffort;

/**
 * Searches for the tables of a base round: every point at one table, every difference once between
 * partners and twice between opponents, up to sign. Points and differences are taken once for all
 * multipliers. Random backtracking with restarts.
 */
final class SpreadTables {

  private static final int NODES = 300_000;
  private static final int RESTARTS = 50;
  private static final int NOWHERE = -1;

  private final List<int[]> multipliers;
  private final SplittableRandom random = new SplittableRandom(1);

  /** The orbit under the multipliers of each point. */
  private final int[] place;

  /** The orbit of the difference of each two points. */
  private final int[][] kinds;

  private final int[] firsts;
  private final boolean[] seated;
  private final boolean[] partnered;
  private final int[] opposed;
  private final List<int[]> tables = new ArrayList<>();
  private long nodes;

  /**
   * @param group the group of the points
   * @param multipliers permutations of the points, the identity among them
   * @param outer points below it are seated elsewhere, and so are their differences
   */
  SpreadTables(AbelianGroup group, List<int[]> multipliers, int outer) {
    this.multipliers = multipliers;
    int n = group.order();
    place = new int[n];
    int[] kind = new int[n];
    Arrays.fill(place, NOWHERE);
    Arrays.fill(kind, NOWHERE);
    int places = 0;
    int count = 0;
    for (int p = outer; p < n; p++) {
      if (place[p] == NOWHERE) {
        for (int[] m : multipliers) {
          place[m[p]] = places;
        }
        places++;
      }
      if (p > 0 && kind[p] == NOWHERE) {
        for (int[] m : multipliers) {
          kind[m[p]] = count;
          kind[group.negate(m[p])] = count;
        }
        count++;
      }
    }
    kinds =
        IntStream.range(0, n)
            .mapToObj(
                a -> IntStream.range(0, n).map(b -> kind[group.add(a, group.negate(b))]).toArray())
            .toArray(int[][]::new);
    firsts = new int[places];
    for (int p = n - 1; p >= outer; p--) {
      firsts[place[p]] = p;
    }
    seated = new boolean[places];
    partnered = new boolean[count];
    opposed = new int[count];
  }

  /** The tables; empty where there are none, or the search gave up. */
  Optional<List<int[]>> found(SearchEffort effort) {
    double each = Rate.SPREAD_NODE.seconds() * place.length;
    for (int k = 0; k < RESTARTS && !effort.over(); k++) {
      tables.clear();
      Arrays.fill(seated, false);
      Arrays.fill(partnered, false);
      Arrays.fill(opposed, 0);
      long most = effort.left(each, NODES);
      nodes = most;
      boolean done = extended();
      effort.spend((most - nodes) * each);
      if (done) {
        return Optional.of(unfolded());
      }
      if (nodes > 0) {
        break; // All has been tried.
      }
    }
    return Optional.empty();
  }

  private List<int[]> unfolded() {
    return tables.stream()
        .flatMap(t -> multipliers.stream().map(m -> IntStream.of(t).map(p -> m[p]).toArray()))
        .toList();
  }

  private boolean extended() {
    int first = 0;
    while (first < seated.length && seated[first]) {
      first++;
    }
    if (first == seated.length) {
      return true;
    }
    int north = firsts[first];
    seated[first] = true;
    int begin = random.nextInt(place.length);
    for (int k = 0; k < place.length && nodes > 0; k++) {
      int south = (begin + k) % place.length;
      if (pair(north, south) && (withEast(north, south) || parted(north, south))) {
        return true;
      }
    }
    seated[first] = false;
    return false;
  }

  /** Makes partners of a seated player and another, if possible. */
  private boolean pair(int seatedOne, int other) {
    if (place[other] == NOWHERE || seated[place[other]]) {
      return false;
    }
    int d = kinds[seatedOne][other];
    if (d == NOWHERE || partnered[d]) {
      return false;
    }
    partnered[d] = true;
    seated[place[other]] = true;
    return true;
  }

  /** Undoes that; returns false, so that the search goes on. */
  private boolean parted(int seatedOne, int other) {
    partnered[kinds[seatedOne][other]] = false;
    seated[place[other]] = false;
    return false;
  }

  private boolean withEast(int north, int south) {
    int begin = random.nextInt(place.length);
    for (int k = 0; k < place.length && nodes > 0; k++) {
      int east = (begin + k) % place.length;
      if (place[east] != NOWHERE && !seated[place[east]] && opposed(east, north, south)) {
        seated[place[east]] = true;
        nodes--;
        if (withWest(north, east, south)) {
          return true;
        }
        seated[place[east]] = false;
        oppose(east, north, south, -1);
      }
    }
    return false;
  }

  private boolean withWest(int north, int east, int south) {
    int begin = random.nextInt(place.length);
    for (int k = 0; k < place.length && nodes > 0; k++) {
      int west = (begin + k) % place.length;
      if (pair(east, west)) {
        if (opposed(west, north, south)) {
          tables.add(new int[] {north, east, south, west});
          if (extended()) {
            return true;
          }
          tables.remove(tables.size() - 1);
          oppose(west, north, south, -1);
        }
        parted(east, west);
      }
    }
    return false;
  }

  /** Makes a player an opponent of two others, if possible. */
  private boolean opposed(int one, int north, int south) {
    int a = kinds[one][north];
    int b = kinds[one][south];
    if (a == NOWHERE || b == NOWHERE || opposed[a] > 1 || opposed[b] > (a == b ? 0 : 1)) {
      return false;
    }
    oppose(one, north, south, 1);
    return true;
  }

  private void oppose(int one, int north, int south, int times) {
    opposed[kinds[one][north]] += times;
    opposed[kinds[one][south]] += times;
  }
}

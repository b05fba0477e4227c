package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.Roles;

/**
 * The kinds of tables of four players that differ in partners and opponents. Without a rotation
 * there are three for each four players; with a rotation there may be fewer. A kind has a number;
 * its players are in the order N, E, S, W of one of its seatings.
 */
final class TableKinds {

  /** The most kinds that the packed codes of rounds can hold. */
  static final int MOST = 1 << 11;

  /** Pairs of seats, and the six pairs of players of a kind in this order. */
  static final int[][] SEAT_PAIRS = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};

  final int players;
  final Roles roles;

  /** How often two seats are partners over one set; the next array is for opponents. */
  final int[] partner = new int[SEAT_PAIRS.length];

  final int[] opponent = new int[SEAT_PAIRS.length];

  /** seats[kind]: its players. */
  final int[][] seats;

  /** pairs[kind]: its pairs of players, in the order of {@link #SEAT_PAIRS}. */
  final int[][] pairs;

  /** mask[kind]: its players as bits. */
  final int[] mask;

  /** byFirst[player]: the kinds whose first player this is. */
  final int[][] byFirst;

  private final int patterns;
  private final int[] patternOfOrder = new int[256];
  private final int[] foursome;

  TableKinds(int players, Roles roles) {
    this.players = players;
    this.roles = roles;
    for (int k = 0; k < SEAT_PAIRS.length; k++) {
      partner[k] = roles.partner(SEAT_PAIRS[k][0], SEAT_PAIRS[k][1]);
      opponent[k] = roles.opponent(SEAT_PAIRS[k][0], SEAT_PAIRS[k][1]);
    }
    List<int[]> firstOrders = orders();
    patterns = firstOrders.size();
    foursome = new int[1 << players];
    List<int[]> all = new ArrayList<>();
    for (int bits = 0; bits < foursome.length; bits++) {
      if (Integer.bitCount(bits) == 4) {
        foursome[bits] = all.size() / patterns;
        int[] four = BitSet.valueOf(new long[] {bits}).stream().toArray();
        firstOrders.forEach(o -> all.add(Arrays.stream(o).map(k -> four[k]).toArray()));
      }
    }
    seats = all.toArray(int[][]::new);
    mask = all.stream().mapToInt(TableKinds::bits).toArray();
    pairs = all.stream().map(s -> pairs(s)).toArray(int[][]::new);
    byFirst = new int[players][];
    for (int p = 0; p < players; p++) {
      int first = 1 << p;
      byFirst[p] =
          IntStream.range(0, seats.length)
              .filter(k -> Integer.lowestOneBit(mask[k]) == first)
              .toArray();
    }
  }

  /** The patterns: for each, the order in which four ranked players sit N, E, S and W. */
  private List<int[]> orders() {
    Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
    List<int[]> first = new ArrayList<>();
    for (int[] order : Permutations.of(4)) {
      List<Integer> counts = new ArrayList<>();
      int[] seatOf = Permutations.inverse(order);
      for (int[] pair : SEAT_PAIRS) {
        counts.add(roles.partner(seatOf[pair[0]], seatOf[pair[1]]));
        counts.add(roles.opponent(seatOf[pair[0]], seatOf[pair[1]]));
      }
      if (!numbers.containsKey(counts)) {
        numbers.put(counts, first.size());
        first.add(order);
      }
      patternOfOrder[code(order)] = numbers.getOrDefault(counts, 0);
    }
    return first;
  }

  private static int code(int[] order) {
    return order[0] << 6 | order[1] << 4 | order[2] << 2 | order[3];
  }

  private static int bits(int[] seats) {
    return Arrays.stream(seats).map(p -> 1 << p).sum();
  }

  /** The number of a pair of players, in either order. */
  static int pair(int a, int b) {
    return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
  }

  static int[] pairs(int[] seats) {
    return Arrays.stream(SEAT_PAIRS).mapToInt(p -> pair(seats[p[0]], seats[p[1]])).toArray();
  }

  int count() {
    return seats.length;
  }

  int pairCount() {
    return players * (players - 1) / 2;
  }

  /** The kind of a seating. */
  int kind(int north, int east, int south, int west) {
    int n = (north > east ? 1 : 0) + (north > south ? 1 : 0) + (north > west ? 1 : 0);
    int e = (east > north ? 1 : 0) + (east > south ? 1 : 0) + (east > west ? 1 : 0);
    int s = (south > north ? 1 : 0) + (south > east ? 1 : 0) + (south > west ? 1 : 0);
    int pattern = patternOfOrder[n << 6 | e << 4 | s << 2 | 6 - n - e - s];
    return foursome[1 << north | 1 << east | 1 << south | 1 << west] * patterns + pattern;
  }

  /** The kind that a kind becomes when players are renamed. */
  int renamed(int kind, int[] names) {
    int[] s = seats[kind];
    return kind(names[s[0]], names[s[1]], names[s[2]], names[s[3]]);
  }
}

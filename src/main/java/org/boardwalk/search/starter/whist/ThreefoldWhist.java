package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.cover.ExactCover;

/**
 * The directed whist of 16 players that a group of order 3 moves: one player stays, the others are
 * five orbits of three, and five base rounds make fifteen. Where the player who stays sits in each
 * base round is given, as very few such choices allow the rest, by an exhaustive search. The other
 * tables are an exact cover of the players of each base round and, up to moves, of the ordered
 * pairs of neighbours and of the pairs of partners.
 */
final class ThreefoldWhist {

  static final int PLAYERS = 16;

  private static final int ORDER = 3;

  private static final int STAYS = PLAYERS - 1;

  /** The table of the player who stays in each base round, found by search. */
  private static final List<int[]> STATIONARY =
      List.of(
          new int[] {STAYS, 1, 0, 3},
          new int[] {STAYS, 6, 3, 2},
          new int[] {STAYS, 4, 6, 9},
          new int[] {STAYS, 12, 9, 7},
          new int[] {STAYS, 11, 12, 13});

  /** A seed with which the others are found at once, by trial. */
  private static final long SEED = 578;

  private static final long NODES = 100_000;

  /** The table of each row of the cover. */
  private final List<int[]> tables = new ArrayList<>();

  /** The base round of each row. */
  private final List<Integer> rounds = new ArrayList<>();

  /** The item that stands for each ordered pair of neighbours and for all its moves. */
  private final int[][] neighbours = new int[PLAYERS][PLAYERS];

  /** The item that stands for each pair of partners and for all its moves. */
  private final int[][] partners = new int[PLAYERS][PLAYERS];

  private final ExactCover cover;

  private ThreefoldWhist() {
    int items = STATIONARY.size() * PLAYERS;
    for (int p = 0; p < PLAYERS; p++) {
      for (int q = 0; q < PLAYERS; q++) {
        if (p != q && neighbours[p][q] == 0) {
          number(neighbours, p, q, items++);
        }
        if (p < q && partners[p][q] == 0) {
          number(partners, p, q, items);
          number(partners, q, p, items++);
        }
      }
    }
    int[] need = new int[items];
    Arrays.fill(need, 1);
    cover = new ExactCover(need, items);
    for (int round = 0; round < STATIONARY.size(); round++) {
      add(round, STATIONARY.get(round));
      addOthers(round);
    }
  }

  private static void number(int[][] numbers, int p, int q, int item) {
    for (int by = 0; by < ORDER; by++) {
      numbers[moved(p, by)][moved(q, by)] = item;
    }
  }

  private static int moved(int player, int by) {
    return player == STAYS ? STAYS : player / ORDER * ORDER + (player + by) % ORDER;
  }

  /** All tables of those who move, each once, with the smallest number North. */
  private void addOthers(int round) {
    for (int north = 0; north < STAYS; north++) {
      for (int east = north + 1; east < STAYS; east++) {
        for (int south = north + 1; south < STAYS; south++) {
          for (int west = north + 1; west < STAYS; west++) {
            if (east != south && south != west && west != east) {
              add(round, new int[] {north, east, south, west});
            }
          }
        }
      }
    }
  }

  private void add(int round, int[] table) {
    IntStream seated = IntStream.of(table).map(player -> round * PLAYERS + player);
    IntStream beside = IntStream.range(0, 4).map(k -> neighbours[table[k]][table[(k + 1) % 4]]);
    IntStream across = IntStream.range(0, 2).map(k -> partners[table[k]][table[k + 2]]);
    int[] items =
        Stream.of(seated, beside, across).flatMapToInt(stream -> stream).distinct().toArray();
    // A table that has one item twice has fewer than its 4 + 4 + 2.
    if (items.length == 10) {
      tables.add(table);
      rounds.add(round);
      cover.add(items);
    }
  }

  /** The tournament, in milliseconds; empty for other numbers of players. */
  static Optional<Whist> of(int players) {
    return players == PLAYERS ? found() : Optional.empty();
  }

  private static Optional<Whist> found() {
    ThreefoldWhist whist = new ThreefoldWhist();
    List<int[]> chosen = new ArrayList<>();
    whist.cover.search(new SplittableRandom(SEED), chosen::add, () -> whist.cover.nodes() >= NODES);
    return chosen.stream().findFirst().map(whist::developed);
  }

  private Whist developed(int[] chosen) {
    List<List<int[]>> all = new ArrayList<>();
    for (int base = 0; base < STATIONARY.size(); base++) {
      for (int by = 0; by < ORDER; by++) {
        int round = base;
        int move = by;
        all.add(
            IntStream.of(chosen)
                .filter(row -> rounds.get(row) == round)
                .mapToObj(row -> IntStream.of(tables.get(row)).map(p -> moved(p, move)).toArray())
                .toList());
      }
    }
    return new Whist(PLAYERS, all, Text.of("rounds over Z%d, one player stays", ORDER));
  }
}

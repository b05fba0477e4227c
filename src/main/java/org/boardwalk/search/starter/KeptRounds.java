package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.search.starter.TwoOrbits.BaseTable;

/**
 * Random rounds that some moves keep: all but one of the base rounds of a directed whist whose
 * players are {@link TwoOrbits}. One round is kept by all moves, with the tables of {@link #fixed}.
 * A round that is kept by a subgroup of order d is moved to order/d rounds; it has order/2d base
 * tables, whose players are one of each coset of the subgroup.
 */
final class KeptRounds {

  /**
   * A round, given by some of its tables.
   *
   * @param length the number of rounds to which it is moved, with itself; its tables are those
   *     given, moved by all multiples of the length
   * @param tables N, E, S, W
   */
  record BaseRound(int length, List<int[]> tables) {

    BaseRound {
      tables = List.copyOf(tables);
    }
  }

  /** Tables tried for a round: drawing again is quicker than finding out which fit. */
  private static final int TRIES = 4000;

  /** A table of a round of some length, as it was moved, with its cosets as bits. */
  private record Placed(BaseTable table, int by, long cosets) {}

  private final TwoOrbits orbits;
  private final SplittableRandom random;

  /** For each length of rounds that are kept by some moves, but not by all, the tables for them. */
  private final Map<Integer, List<Placed>> tables = new TreeMap<>();

  KeptRounds(TwoOrbits orbits, SplittableRandom random) {
    this.orbits = orbits;
    this.random = random;
    for (int length = 2; length < orbits.order(); length += 2) {
      if (orbits.order() % length == 0) {
        tables.put(length, placed(length));
      }
    }
  }

  private List<Placed> placed(int length) {
    List<Placed> placed = new ArrayList<>();
    for (BaseTable table : orbits.tables()) {
      for (int by = 0; by < length; by++) {
        long cosets = cosets(table, by, length);
        if (Long.bitCount(cosets) == 4) {
          placed.add(new Placed(table, by, cosets));
        }
      }
    }
    return placed;
  }

  private long cosets(BaseTable table, int by, int length) {
    long cosets = 0;
    for (int player : table.seats()) {
      int copy = player / orbits.order();
      cosets |= 1L << (copy * length + (player + by) % orbits.order() % length);
    }
    return cosets;
  }

  /**
   * The tables that a quarter of the moves keeps. The differences round such a table add up to 0,
   * in one copy by a quarter and in the other by three quarters, as the sum of all left-hand
   * differences requires.
   */
  List<int[]> fixed() {
    int quarter = orbits.order() / 4;
    List<int[]> tables = new ArrayList<>();
    for (int move = 0; move < quarter; move++) {
      int[] up = new int[4];
      int[] down = new int[4];
      for (int seat = 0; seat < 4; seat++) {
        up[seat] = move + seat * quarter;
        down[seat] = orbits.order() + move + (4 - seat) % 4 * quarter;
      }
      tables.add(up);
      tables.add(down);
    }
    return tables;
  }

  /**
   * Draws as many rounds as leave just one base round that no move keeps.
   *
   * @param open classes that no table has yet; those of the rounds are removed
   * @return the rounds; empty when the attempt failed
   */
  List<BaseRound> attempt(BitSet open) {
    List<BaseRound> rounds = new ArrayList<>();
    int missing = orbits.order() - 2;
    while (missing > 0) {
      int most = missing;
      int[] fitting = tables.keySet().stream().mapToInt(k -> k).filter(k -> k <= most).toArray();
      int length = fitting[random.nextInt(fitting.length)];
      List<int[]> round = round(length, open);
      if (round.isEmpty()) {
        return List.of();
      }
      rounds.add(new BaseRound(length, round));
      missing -= length;
    }
    return rounds;
  }

  private List<int[]> round(int length, BitSet open) {
    List<int[]> round = new ArrayList<>();
    List<Placed> fitting = tables.getOrDefault(length, List.of());
    long cosets = 0;
    for (int tries = TRIES; tries > 0 && Long.bitCount(cosets) < 2 * length; tries--) {
      Placed next = fitting.get(random.nextInt(fitting.size()));
      if ((next.cosets() & cosets) == 0 && isOpen(next.table(), open)) {
        cosets |= next.cosets();
        close(next.table(), open);
        round.add(
            IntStream.of(next.table().seats()).map(p -> orbits.moved(p, next.by())).toArray());
      }
    }
    return Long.bitCount(cosets) == 2 * length ? round : List.of();
  }

  static boolean isOpen(BaseTable table, BitSet open) {
    for (int c : table.classes()) {
      if (!open.get(c)) {
        return false;
      }
    }
    return true;
  }

  private static void close(BaseTable table, BitSet open) {
    for (int c : table.classes()) {
      open.clear(c);
    }
  }
}

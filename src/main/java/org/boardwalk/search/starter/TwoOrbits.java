package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Players as two copies of a cyclic group that moves them, and the invariants of tables under these
 * moves. Player x of copy k is number k · order + x. Left-hand classes are ordered pairs of players
 * up to moves, partner classes the unordered ones; every table has four of the first and two of the
 * second. A group of even order has an involution that keeps the diagonal tables.
 */
final class TwoOrbits {

  /** A table, up to moves. */
  static final class BaseTable {

    /** Players N, E, S, W of one of the tables. */
    private final int[] seats;

    /** Left-hand and partner classes, six different ones. */
    private final int[] classes;

    private BaseTable(int[] seats, int[] classes) {
      this.seats = seats;
      this.classes = classes;
    }

    int[] seats() {
      return seats;
    }

    int[] classes() {
      return classes;
    }
  }

  private final int order;

  /**
   * By left-hand class, the partner class of its two players; -1 where the number is of no class.
   */
  private final int[] partnerClasses;

  private final int classes;
  private final List<BaseTable> tables = new ArrayList<>();

  TwoOrbits(int order) {
    this.order = order;
    partnerClasses = new int[4 * order];
    Arrays.fill(partnerClasses, -1);
    int next = 4 * order;
    for (int p = 0; p < players(); p++) {
      for (int q = 0; q < players(); q++) {
        if (p != q && partnerClasses[left(p, q)] < 0) {
          partnerClasses[left(p, q)] = next;
          partnerClasses[left(q, p)] = next++;
        }
      }
    }
    classes = next;
    for (int copy = 0; copy < players(); copy += order) {
      addTables(copy);
    }
  }

  private void addTables(int north) {
    for (int east = 0; east < players(); east++) {
      for (int south = 0; south < players(); south++) {
        for (int west = 0; west < players(); west++) {
          boolean four = north != east && north != south && north != west;
          if (four && east != south && east != west && south != west) {
            add(new int[] {north, east, south, west});
          }
        }
      }
    }
  }

  private void add(int[] seats) {
    if (first(seats)) {
      int[] its = classes(seats);
      if (Arrays.stream(its).distinct().count() == its.length) {
        tables.add(new BaseTable(seats, its));
      }
    }
  }

  /** Whether the table comes before all its turns, each moved so that North is 0 of its copy. */
  private boolean first(int[] seats) {
    for (int turn = 1; turn < 4; turn++) {
      int back = order - seats[turn] % order;
      int[] turned = new int[4];
      for (int k = 0; k < 4; k++) {
        turned[k] = moved(seats[(turn + k) % 4], back);
      }
      if (Arrays.compare(turned, seats) < 0) {
        return false;
      }
    }
    return true;
  }

  private int[] classes(int[] seats) {
    return new int[] {
      left(seats[0], seats[1]),
      left(seats[1], seats[2]),
      left(seats[2], seats[3]),
      left(seats[3], seats[0]),
      partner(seats[0], seats[2]),
      partner(seats[1], seats[3])
    };
  }

  int order() {
    return order;
  }

  int players() {
    return 2 * order;
  }

  /** A bound above the numbers of all classes; not all numbers below it are of a class. */
  int classes() {
    return classes;
  }

  /** The numbers of all classes, as a new set. */
  BitSet allClasses() {
    BitSet all = new BitSet();
    for (int left = 0; left < partnerClasses.length; left++) {
      if (partnerClasses[left] >= 0) {
        all.set(left);
        all.set(partnerClasses[left]);
      }
    }
    return all;
  }

  /** All tables whose six classes are different, each once. */
  List<BaseTable> tables() {
    return tables;
  }

  int moved(int player, int by) {
    return player / order * order + (player + by) % order;
  }

  int left(int player, int next) {
    return (player / order * 2 + next / order) * order + Math.floorMod(next - player, order);
  }

  int partner(int player, int other) {
    return partnerClasses[left(player, other)];
  }
}

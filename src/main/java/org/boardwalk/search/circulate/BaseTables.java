package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.Roles;
import org.boardwalk.wish.IndividualWish;

/**
 * Who sits where in the base rounds, and with which shifts of the boards, with the counts of the
 * whole schedule. Places 0 .. 4·tables-1 of a base round are the seats N, E, S, W of table after
 * table, at the others one sits out. Changes can be taken back until they are kept. A seat is left
 * or taken in O(tables). Not thread-safe.
 */
final class BaseTables {

  private static final int NOBODY = -1;

  private final Circuit circuit;
  private final CircuitCounts counts;
  private final int tables;
  private final int players;
  private final int[][] who;
  private final int[][] whoBefore;
  private int[] shift;
  private int[] shiftBefore;

  /** Places with changes that are not kept, as base · players + place. */
  private final int[] changed;

  private int changes;

  /** Where a table meets the set of another one: base round, and what carries it, by relation. */
  private final int[] baseOf;

  private final int[] carryOf;
  private boolean shifted;

  /**
   * @param circuit how base rounds unfold
   * @param counts counts of nothing
   * @param who players by base round and place
   * @param shift shifts by table
   */
  BaseTables(Circuit circuit, CircuitCounts counts, int[][] who, int[] shift) {
    this.circuit = circuit;
    this.counts = counts;
    this.shift = shift.clone();
    shiftBefore = shift.clone();
    tables = shift.length;
    players = circuit.players();
    whoBefore = Arrays.stream(who).map(int[]::clone).toArray(int[][]::new);
    this.who = new int[who.length][players];
    changed = new int[who.length * players];
    baseOf = new int[tables * tables * who.length];
    carryOf = new int[baseOf.length];
    relate();
    for (int b = 0; b < who.length; b++) {
      Arrays.fill(this.who[b], NOBODY);
    }
    for (int b = 0; b < who.length; b++) {
      for (int at = 0; at < players; at++) {
        take(b, at, who[b][at]);
      }
    }
    keep();
  }

  /**
   * @param wish whose seats
   * @param circuit how base rounds unfold
   * @param who players by base round and place
   * @param shift shifts by table
   * @return these base rounds, counted
   */
  static BaseTables of(IndividualWish wish, Circuit circuit, int[][] who, int[] shift) {
    CircuitCounts counts = new CircuitCounts(circuit, new Roles(wish), wish.profile().seats());
    return new BaseTables(circuit, counts, who, shift);
  }

  CircuitCounts counts() {
    return counts;
  }

  int tables() {
    return tables;
  }

  int seats() {
    return 4 * tables;
  }

  int bases() {
    return who.length;
  }

  int at(int b, int place) {
    return who[b][place];
  }

  int shift(int table) {
    return shift[table];
  }

  /** Who sits there leaves. */
  void leave(int b, int at) {
    count(b, at, -1);
    who[b][at] = NOBODY;
    changed[changes++] = b * players + at;
  }

  /** Somebody comes to an empty place. */
  void take(int b, int at, int player) {
    who[b][at] = player;
    count(b, at, 1);
  }

  /** The players at two places change them. */
  void exchange(int b, int i, int j) {
    int p = who[b][i];
    int q = who[b][j];
    leave(b, i);
    leave(b, j);
    take(b, i, q);
    take(b, j, p);
  }

  /** Everybody at a table moves on by some seats, clockwise. */
  void turn(int b, int table, int by) {
    int[] four = new int[4];
    for (int seat = 0; seat < 4; seat++) {
      four[seat] = who[b][4 * table + seat];
      leave(b, 4 * table + seat);
    }
    for (int seat = 0; seat < 4; seat++) {
      take(b, 4 * table + ((seat + by) & 3), four[seat]);
    }
  }

  /** Tables get other shifts. */
  void shift(int[] which, int[] to) {
    int[][] people = new int[who.length][4 * which.length];
    for (int b = 0; b < who.length; b++) {
      for (int k = 0; k < people[b].length; k++) {
        int place = 4 * which[k >> 2] + (k & 3);
        people[b][k] = who[b][place];
        leave(b, place);
      }
    }
    for (int k = 0; k < which.length; k++) {
      shift[which[k]] = to[k];
    }
    shifted = true;
    relate();
    for (int b = 0; b < who.length; b++) {
      for (int k = 0; k < people[b].length; k++) {
        take(b, 4 * which[k >> 2] + (k & 3), people[b][k]);
      }
    }
  }

  /** All changes so far are final. */
  void keep() {
    while (changes > 0) {
      int c = changed[--changes];
      whoBefore[c / players][c % players] = who[c / players][c % players];
    }
    System.arraycopy(shift, 0, shiftBefore, 0, tables);
    shifted = false;
    counts.keep();
  }

  /** Takes all changes back that are not kept. */
  void takeBack() {
    while (changes > 0) {
      int c = changed[--changes];
      who[c / players][c % players] = whoBefore[c / players][c % players];
    }
    if (shifted) {
      System.arraycopy(shiftBefore, 0, shift, 0, tables);
      shifted = false;
      relate();
    }
    counts.takeBack();
  }

  /** The place in the tables of relations for another table, seen from a table in a base round. */
  private int relation(int b, int table, int other) {
    return (b * tables + table) * tables + other;
  }

  private void relate() {
    for (int b = 0; b < who.length; b++) {
      for (int table = 0; table < tables; table++) {
        int set = circuit.set(shift[table], circuit.round(b));
        for (int other = 0; other < tables; other++) {
          int base = circuit.base(shift[other], set);
          int at = relation(b, table, other);
          baseOf[at] = base;
          carryOf[at] = circuit.carry(set, circuit.set(shift[other], circuit.round(base)));
        }
      }
    }
  }

  private void count(int b, int at, int more) {
    if (at >= 4 * tables) {
      return;
    }
    int p = who[b][at];
    int table = at >> 2;
    int seat = (at & 3) << 2;
    int set = circuit.set(shift[table], circuit.round(b));
    for (int k = 0; k < 4; k++) {
      int q = who[b][(at & ~3) + k];
      if (q >= 0 && (at & 3) != k) {
        counts.meet(p, q, more, seat + k);
      }
    }
    counts.play(circuit.slot(p, set), more);
    for (int other = 0; other < tables; other++) {
      if (other != table) {
        int relation = relation(b, table, other);
        counts.compare(p, at & 3, carryOf[relation], who[baseOf[relation]], 4 * other, more);
      }
    }
  }
}

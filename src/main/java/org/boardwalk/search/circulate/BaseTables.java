package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.Roles;
import org.boardwalk.wish.IndividualWish;

/**
 * Who sits where in the base rounds, and with which shifts of the boards, with the counts of the
 * whole schedule. Places 0 .. 4·tables-1 of a base round are the seats N, E, S, W of table after
 * table, at the others one sits out. Changes can be taken back until they are kept. A change takes
 * O(players) for each seat that others take or that plays another set. Not thread-safe.
 */
final class BaseTables {

  private static final int NOBODY = -1;

  /** A place that is none. */
  private static final int OUT = Integer.MAX_VALUE;

  private final Circuit circuit;
  private final CircuitCounts counts;
  private final int tables;
  private final int players;
  private final int[][] who;
  private final int[][] whoBefore;
  private final int[] shift;
  private final int[] shiftBefore;

  /** Places with changes that are not kept, as base · players + place. */
  private final int[] changed;

  private int changes;

  /** How much more somebody agrees in direction with each player, while a change is made. */
  private final int[] agrees;

  private final SetFacing facing;

  /**
   * @param wish whose seats
   * @param circuit how base rounds unfold
   * @param who players by base round and place
   * @param shift shifts by table
   */
  BaseTables(IndividualWish wish, Circuit circuit, int[][] who, int[] shift) {
    this.circuit = circuit;
    Roles roles = new Roles(wish);
    counts = new CircuitCounts(circuit, roles, wish.profile().seats());
    facing = new SetFacing(circuit, roles);
    this.shift = shift.clone();
    shiftBefore = shift.clone();
    tables = shift.length;
    players = circuit.players();
    whoBefore = Arrays.stream(who).map(int[]::clone).toArray(int[][]::new);
    this.who = new int[who.length][players];
    changed = new int[who.length * players];
    agrees = new int[players];
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
    int p = who[b][at];
    absent(b, at);
    look(b, at, OUT);
    counts.agree(p, agrees);
  }

  /** Somebody comes to an empty place. */
  void take(int b, int at, int player) {
    look(b, OUT, at);
    counts.agree(player, agrees);
    present(b, at, player);
  }

  /** The players at two places change them. */
  void exchange(int b, int i, int j) {
    int p = who[b][i];
    int q = who[b][j];
    absent(b, i);
    absent(b, j);
    look(b, i, j);
    counts.agree(p, q, agrees);
    if (i >> 2 != j >> 2 && Math.max(i, j) < seats()) {
      // At the set of the one table the other one is there with an image of its own.
      int carry = circuit.carry(set(b, i), set(b, j));
      if (carry >= 0) {
        int same = facing.same(i & 3, j & 3);
        counts.agree(p, circuit.image(carry, q), -same);
        counts.agree(q, circuit.image(carry, p), same);
      }
    }
    present(b, i, q);
    present(b, j, p);
  }

  /** Everybody at a table moves on by some seats, clockwise. */
  void turn(int b, int table, int by) {
    int first = 4 * table;
    int[] four = new int[4];
    for (int seat = 0; seat < 4; seat++) {
      four[seat] = who[b][first + seat];
      absent(b, first + seat);
    }
    for (int seat = 0; seat < 4; seat++) {
      look(b, first + seat, first + ((seat + by) & 3));
      counts.agree(four[seat], agrees);
    }
    for (int seat = 0; seat < 4; seat++) {
      present(b, first + ((seat + by) & 3), four[seat]);
    }
  }

  /** Tables get other shifts. */
  void shift(int[] which, int[] to) {
    for (int k = 0; k < which.length; k++) {
      for (int b = 0; b < who.length; b++) {
        for (int seat = 0; seat < 4; seat++) {
          follow(b, 4 * which[k] + seat, circuit.set(to[k], circuit.round(b)));
          changed[changes++] = b * players + 4 * which[k] + seat;
        }
      }
      shift[which[k]] = to[k];
    }
  }

  /** Somebody comes to play another set, after those in the seats before at the same table. */
  private void follow(int b, int at, int to) {
    int p = who[b][at];
    int set = set(b, at);
    int seat = at & 3;
    play(p, seat, set, -1);
    Arrays.fill(agrees, 0);
    facing.look(set, seat, to, seat, agrees);
    for (int k = 0; k < 4; k++) {
      if (k != seat) {
        agrees[who[b][(at & ~3) + k]] += k < seat ? -facing.same(seat, k) : facing.same(seat, k);
      }
    }
    counts.agree(p, agrees);
    play(p, seat, to, 1);
  }

  /** Whether changes that are not kept touch those who sit out. */
  boolean othersSitOut() {
    for (int k = 0; k < changes; k++) {
      if (changed[k] % players >= seats()) {
        return true;
      }
    }
    return false;
  }

  /** All changes so far are final. */
  void keep() {
    while (changes > 0) {
      int c = changed[--changes];
      whoBefore[c / players][c % players] = who[c / players][c % players];
    }
    System.arraycopy(shift, 0, shiftBefore, 0, tables);
    counts.keep();
  }

  /** Takes all changes back that are not kept. */
  void takeBack() {
    for (int k = 0; k < changes; k++) {
      int b = changed[k] / players;
      int at = changed[k] % players;
      if (at < seats() && who[b][at] != NOBODY) {
        facing.sit(set(b, at), who[b][at], at & 3, -1);
      }
      who[b][at] = NOBODY;
    }
    System.arraycopy(shiftBefore, 0, shift, 0, tables);
    while (changes > 0) {
      int c = changed[--changes];
      int b = c / players;
      int at = c % players;
      if (who[b][at] == NOBODY) {
        who[b][at] = whoBefore[b][at];
        if (at < seats()) {
          facing.sit(set(b, at), who[b][at], at & 3, 1);
        }
      }
    }
    counts.takeBack();
  }

  private int set(int b, int at) {
    return circuit.set(shift[at >> 2], circuit.round(b));
  }

  /** Who sits there leaves, for all but the directions. */
  private void absent(int b, int at) {
    meet(b, at, -1);
    who[b][at] = NOBODY;
    changed[changes++] = b * players + at;
  }

  /** Somebody comes to an empty place, for all but the directions. */
  private void present(int b, int at, int player) {
    who[b][at] = player;
    meet(b, at, 1);
  }

  private void meet(int b, int at, int more) {
    if (at >= seats()) {
      return;
    }
    int p = who[b][at];
    int seat = at & 3;
    for (int k = 0; k < 4; k++) {
      int q = who[b][(at & ~3) + k];
      if (q != NOBODY && seat != k) {
        counts.meet(p, q, more, 4 * seat + k);
      }
    }
    play(p, seat, set(b, at), more);
  }

  private void play(int p, int seat, int set, int more) {
    counts.play(circuit.slot(p, set), more);
    facing.sit(set, p, seat, more);
  }

  /** With whom at other tables one agrees more who leaves a seat and takes another, both empty. */
  private void look(int b, int from, int to) {
    Arrays.fill(agrees, 0);
    boolean left = from < seats();
    boolean taken = to < seats();
    facing.look(
        left ? set(b, from) : 0,
        left ? from & 3 : SetFacing.NONE,
        taken ? set(b, to) : 0,
        taken ? to & 3 : SetFacing.NONE,
        agrees);
    if (left) {
      addMates(b, from, 1);
    }
    if (taken) {
      addMates(b, to, -1);
    }
  }

  /** Those at the table of an empty seat are not at another one. */
  private void addMates(int b, int at, int times) {
    for (int k = 0; k < 4; k++) {
      int q = who[b][(at & ~3) + k];
      if (q != NOBODY) {
        agrees[q] += times * facing.same(at & 3, k);
      }
    }
  }
}

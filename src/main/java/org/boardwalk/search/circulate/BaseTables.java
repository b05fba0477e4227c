package org.boardwalk.search.circulate;

import static org.boardwalk.search.circulate.BaseFollower.NOBODY;

import java.util.Arrays;
import java.util.List;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.local.state.Places;
import org.boardwalk.wish.IndividualWish;

/**
 * The state of a search for base rounds: seats, shifts of the boards, and the counts of the whole
 * schedule. Places 0 .. 4·tables-1 of a base round are the seats N, E, S, W of table after table;
 * at the other places a player sits out. Changes can be undone until they are kept.
 *
 * <p>The cost of a change is computed in stages, as most changes are undone: replays at once,
 * meetings on a call of {@link #meetings}, directions on a call of {@link #counts}. The first stage
 * takes a few operations, the second a few for each pair at a table, the third a few for each
 * player. Not thread-safe.
 */
final class BaseTables {

  private static final int LEAVE = 0;
  private static final int TAKE = 1;
  private static final int EXCHANGE = 2;
  private static final int TURN = 3;
  private static final int SHIFT = 4;

  /** The length of a change in words: its kind, and three numbers. */
  private static final int WORDS = 4;

  private final Circuit circuit;
  private final OrbitCounts counts;
  private final BaseFollower meetings;
  private final BaseFollower directions;
  private final int tables;
  private final int players;

  /** Whether a set can be played again. */
  private final boolean replays;

  private final int[][] who;
  private final int[][] whoBefore;
  private final int[] shift;
  private final int[] shiftBefore;

  /** Places with pending changes, as base · players + place. */
  private final int[] changed;

  private int places;

  /** Pending changes, and how many of them the counts of meetings and of directions include. */
  private final int[] change;

  /** Whether tables have pending shifts. */
  private boolean shifted;

  private int end;
  private int met;
  private int faced;

  /**
   * @param wish the wish
   * @param circuit how base rounds unfold
   * @param who players by base round and place
   * @param shift shifts by table
   */
  BaseTables(IndividualWish wish, Circuit circuit, int[][] who, int[] shift) {
    this.circuit = circuit;
    Roles roles = new Roles(wish);
    counts = new OrbitCounts(circuit.pairs(), roles, wish.profile().seats(), circuit.slots());
    meetings = new BaseMeetings(circuit, roles, shift.length, counts);
    directions = new BaseFacing(circuit, roles, shift, counts);
    this.shift = shift.clone();
    shiftBefore = shift.clone();
    tables = shift.length;
    players = circuit.players();
    replays = circuit.slots() > 0;
    whoBefore = Arrays.stream(who).map(int[]::clone).toArray(int[][]::new);
    this.who = new int[who.length][players];
    changed = new int[who.length * players];
    change = new int[WORDS * changed.length];
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

  /** All counts, up to date. */
  OrbitCounts counts() {
    meetings();
    faced = catchUp(directions, faced);
    return counts;
  }

  /** The counts with up-to-date meetings, but directions as before the pending changes. */
  OrbitCounts meetings() {
    met = catchUp(meetings, met);
    return counts;
  }

  /** How often a player plays a set again. */
  long replays() {
    return counts.replays();
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

  /** The tables of the base rounds, each with a set of its own. */
  List<List<Foursome>> foursomes() {
    return Places.foursomes(who, seats());
  }

  /** Removes the player from a seat. */
  void leave(int b, int at) {
    sit(b, at, NOBODY);
    note(LEAVE, b, at, 0);
  }

  /** Puts a player in an empty seat. */
  void take(int b, int at, int player) {
    play(b, at, -1);
    who[b][at] = player;
    play(b, at, 1);
    note(TAKE, b, at, player);
  }

  /** Exchanges the players at two places. */
  void exchange(int b, int i, int j) {
    int p = who[b][i];
    sit(b, i, who[b][j]);
    sit(b, j, p);
    note(EXCHANGE, b, i, j);
  }

  /** Moves all players of a table on by some seats, clockwise. */
  void turn(int b, int table, int by) {
    int first = 4 * table;
    int[] four = Arrays.copyOfRange(who[b], first, first + 4);
    for (int seat = 0; seat < 4; seat++) {
      sit(b, first + ((seat + by) & 3), four[seat]);
    }
    note(TURN, b, table, by);
  }

  /** Gives tables other shifts. */
  void shift(int[] which, int[] to) {
    shifted = true;
    for (int k = 0; k < which.length; k++) {
      playAll(which[k], -1);
      shift[which[k]] = to[k];
      playAll(which[k], 1);
      for (int b = 0; b < who.length; b++) {
        for (int at = 4 * which[k]; at < 4 * which[k] + 4; at++) {
          changed[places++] = b * players + at;
        }
      }
      note(SHIFT, which[k], to[k], 0);
    }
  }

  private void playAll(int table, int more) {
    for (int b = 0; b < who.length; b++) {
      for (int at = 4 * table; at < 4 * table + 4; at++) {
        play(b, at, more);
      }
    }
  }

  /** Whether pending changes affect the players that sit out. */
  boolean othersSitOut() {
    for (int k = 0; k < places; k++) {
      if (changed[k] % players >= seats()) {
        return true;
      }
    }
    return false;
  }

  /** Makes all pending changes final. */
  void keep() {
    counts();
    while (places > 0) {
      int c = changed[--places];
      whoBefore[c / players][c % players] = who[c / players][c % players];
    }
    if (shifted) {
      System.arraycopy(shift, 0, shiftBefore, 0, tables);
    }
    forget();
    counts.keep();
  }

  /** Undoes all pending changes. */
  void takeBack() {
    if (met > 0) {
      putBack(meetings);
    }
    if (faced > 0) {
      putBack(directions);
    }
    while (places > 0) {
      int c = changed[--places];
      who[c / players][c % players] = whoBefore[c / players][c % players];
    }
    if (shifted) {
      System.arraycopy(shiftBefore, 0, shift, 0, tables);
    }
    forget();
    counts.takeBack();
  }

  private void putBack(BaseFollower follower) {
    for (int k = 0; k < places; k++) {
      follower.empty(changed[k] / players, changed[k] % players);
    }
    for (int table = 0; shifted && table < tables; table++) {
      if (shift[table] != shiftBefore[table]) {
        follower.shiftEmpty(table, shiftBefore[table]);
      }
    }
    for (int k = 0; k < places; k++) {
      int b = changed[k] / players;
      int at = changed[k] % players;
      follower.fill(b, at, whoBefore[b][at]);
    }
  }

  private void forget() {
    shifted = false;
    end = 0;
    met = 0;
    faced = 0;
  }

  private void note(int kind, int x, int y, int z) {
    change[end] = kind;
    change[end + 1] = x;
    change[end + 2] = y;
    change[end + 3] = z;
    end += WORDS;
  }

  private int catchUp(BaseFollower follower, int from) {
    for (int k = from; k < end; k += WORDS) {
      int x = change[k + 1];
      int y = change[k + 2];
      int z = change[k + 3];
      switch (change[k]) {
        case LEAVE -> follower.leave(x, y);
        case TAKE -> follower.take(x, y, z);
        case EXCHANGE -> follower.exchange(x, y, z);
        case TURN -> follower.turn(x, y, z);
        default -> follower.shift(x, y);
      }
    }
    return end;
  }

  /** Replaces the player of a seat by another player, or by none. */
  private void sit(int b, int at, int player) {
    play(b, at, -1);
    who[b][at] = player;
    play(b, at, 1);
    changed[places++] = b * players + at;
  }

  private void play(int b, int at, int more) {
    if (replays && at < seats() && who[b][at] != NOBODY) {
      counts.play(circuit.slot(who[b][at], circuit.set(shift[at >> 2], circuit.round(b))), more);
    }
  }
}

package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.Roles;

/**
 * The directions of all players in the base rounds, and how often each two agree over a set. A
 * change takes O(players) for each seat that gets another player or another set. Not thread-safe.
 */
final class BaseFacing implements BaseFollower {

  /** A place of no table. */
  private static final int OUT = Integer.MAX_VALUE;

  private final OrbitCounts counts;
  private final int seats;

  /** Players by base round and place, sets by base round and table. */
  private final int[][] who;

  private final int[][] set;
  private final Circuit circuit;
  private final SetFacing facing;

  /** The change in agreement of one player with each other player, while a change is made. */
  private final int[] agrees;

  /**
   * Starts with all seats empty.
   *
   * @param circuit how base rounds unfold
   * @param roles the direction of each seat
   * @param shift shifts by table
   * @param counts the counts of costs to keep
   */
  BaseFacing(Circuit circuit, Roles roles, int[] shift, OrbitCounts counts) {
    this.circuit = circuit;
    this.counts = counts;
    facing = new SetFacing(circuit, roles);
    seats = 4 * shift.length;
    agrees = new int[circuit.players()];
    who = new int[circuit.bases()][circuit.players()];
    set = new int[circuit.bases()][shift.length];
    for (int b = 0; b < who.length; b++) {
      Arrays.fill(who[b], NOBODY);
      for (int table = 0; table < shift.length; table++) {
        set[b][table] = circuit.set(shift[table], circuit.round(b));
      }
    }
  }

  @Override
  public void leave(int b, int at) {
    int p = who[b][at];
    empty(b, at);
    look(b, at, OUT);
    counts.agree(p, agrees);
  }

  @Override
  public void take(int b, int at, int player) {
    look(b, OUT, at);
    counts.agree(player, agrees);
    fill(b, at, player);
  }

  @Override
  public void exchange(int b, int i, int j) {
    int p = who[b][i];
    int q = who[b][j];
    empty(b, i);
    empty(b, j);
    look(b, i, j);
    counts.agree(p, q, agrees);
    if (i >> 2 != j >> 2 && Math.max(i, j) < seats) {
      // At the set of the one table, the other table is present with an image of its own.
      int carry = circuit.carry(set[b][i >> 2], set[b][j >> 2]);
      if (carry >= 0) {
        int same = facing.same(i & 3, j & 3);
        counts.agree(p, circuit.image(carry, q), -same);
        counts.agree(q, circuit.image(carry, p), same);
      }
    }
    fill(b, i, q);
    fill(b, j, p);
  }

  @Override
  public void turn(int b, int table, int by) {
    int first = 4 * table;
    int[] four = Arrays.copyOfRange(who[b], first, first + 4);
    for (int seat = 0; seat < 4; seat++) {
      empty(b, first + seat);
    }
    for (int seat = 0; seat < 4; seat++) {
      look(b, first + seat, first + ((seat + by) & 3));
      counts.agree(four[seat], agrees);
    }
    for (int seat = 0; seat < 4; seat++) {
      fill(b, first + ((seat + by) & 3), four[seat]);
    }
  }

  @Override
  public void shift(int table, int to) {
    for (int b = 0; b < who.length; b++) {
      shift(b, table, to);
    }
  }

  /** Gives the four players of a table another set, one after the other. */
  private void shift(int b, int table, int to) {
    int from = set[b][table];
    int next = circuit.set(to, circuit.round(b));
    for (int seat = 0; seat < 4; seat++) {
      int p = who[b][4 * table + seat];
      facing.sit(from, p, seat, -1);
      Arrays.fill(agrees, 0);
      facing.look(from, seat, next, seat, agrees);
      for (int k = 0; k < 4; k++) {
        if (k != seat) {
          int same = facing.same(seat, k);
          agrees[who[b][4 * table + k]] += k < seat ? -same : same;
        }
      }
      counts.agree(p, agrees);
      facing.sit(next, p, seat, 1);
    }
    set[b][table] = next;
  }

  @Override
  public void empty(int b, int at) {
    if (at < seats && who[b][at] != NOBODY) {
      facing.sit(set[b][at >> 2], who[b][at], at & 3, -1);
    }
    who[b][at] = NOBODY;
  }

  @Override
  public void fill(int b, int at, int player) {
    if (who[b][at] != NOBODY) {
      return;
    }
    who[b][at] = player;
    if (at < seats) {
      facing.sit(set[b][at >> 2], player, at & 3, 1);
    }
  }

  @Override
  public void shiftEmpty(int table, int to) {
    for (int b = 0; b < set.length; b++) {
      set[b][table] = circuit.set(to, circuit.round(b));
    }
  }

  /**
   * Sums the change in agreement with players at other tables when a player moves between two empty
   * seats.
   */
  private void look(int b, int from, int to) {
    Arrays.fill(agrees, 0);
    boolean left = from < seats;
    boolean taken = to < seats;
    facing.look(
        left ? set[b][from >> 2] : 0,
        left ? from & 3 : SetFacing.NONE,
        taken ? set[b][to >> 2] : 0,
        taken ? to & 3 : SetFacing.NONE,
        agrees);
    if (left) {
      addMates(b, from, 1);
    }
    if (taken) {
      addMates(b, to, -1);
    }
  }

  /** Takes out the players at the table of an empty seat, who are not at another table. */
  private void addMates(int b, int at, int times) {
    for (int k = 0; k < 4; k++) {
      int q = who[b][(at & ~3) + k];
      if (q != NOBODY) {
        agrees[q] += times * facing.same(at & 3, k);
      }
    }
  }
}

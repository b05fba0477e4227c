package org.boardwalk.search.circulate;

import java.util.Arrays;
import java.util.Optional;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.IndividualWish;

/**
 * Shifts that turn a base round whose boards do not move into one whose boards circulate. Where all
 * shifts are 0, all players at a table with shift c may be replaced by their images under c:
 * meetings and their differences stay, and so do the seats at which a set is played, so that no
 * cost changes and no player replays a set. The base round itself must still seat each player once:
 * such shifts are to a base round what an adder is to a starter of a Room square (R. G. Stanton and
 * R. C. Mullin, Ars Combin. 5, 1978).
 *
 * <p>A depth-first search, which branches on the table with the fewest shifts left; it ends early
 * when it gets long. A node takes O(tables · rounds). Not thread-safe.
 */
final class Adders {

  private static final int MOST_NODES = 300;

  private final Circuit circuit;
  private final IndividualWish wish;
  private final int tables;
  private final int copies;
  private final int[][] four;
  private final int[] shift;
  private final int[] used;
  private final boolean[] seated;
  private int nodes;

  /**
   * @param circuit how the base round unfolds; one base round
   * @param wish the wish; no more tables have one shift than it has copies
   */
  Adders(Circuit circuit, IndividualWish wish) {
    this.circuit = circuit;
    this.wish = wish;
    tables = wish.tables();
    copies = wish.boards().copies();
    four = new int[tables][4];
    shift = new int[tables];
    used = new int[circuit.rounds()];
    seated = new boolean[circuit.players()];
  }

  /**
   * @param starter a base round whose shifts are all 0
   * @return a base round with equal costs in which no more tables have a shift than there are
   *     copies; empty when there is none, or the search takes too long
   */
  Optional<BaseTables> circulating(BaseTables starter) {
    for (int at = 0; at < 4 * tables; at++) {
      four[at >> 2][at & 3] = starter.at(0, at);
    }
    Arrays.fill(shift, -1);
    Arrays.fill(used, 0);
    Arrays.fill(seated, false);
    nodes = 0;
    return place(tables) ? Optional.of(shifted()) : Optional.empty();
  }

  /** About how long the last search took, on an ordinary machine. */
  long nanoseconds() {
    return Rate.ADDER_NODE.nanoseconds() * (1 + nodes) * tables * circuit.rounds();
  }

  private boolean place(int left) {
    if (left == 0) {
      return true;
    }
    int table = left == tables ? 0 : tightest();
    if (table < 0 || ++nodes > MOST_NODES) {
      return false;
    }
    // Shifting all tables alike changes nothing, so that the first table keeps shift 0.
    int shifts = left == tables ? 1 : circuit.rounds();
    for (int c = 0; c < shifts; c++) {
      if (free(table, c)) {
        mark(table, c, true);
        if (place(left - 1)) {
          return true;
        }
        mark(table, c, false);
      }
    }
    return false;
  }

  /** The table with the fewest shifts left; -1 when a table has none. */
  private int tightest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int t = 0; t < tables; t++) {
      if (shift[t] < 0) {
        int free = 0;
        for (int c = 0; c < circuit.rounds() && free < fewest; c++) {
          free += free(t, c) ? 1 : 0;
        }
        if (free == 0) {
          return -1;
        }
        if (free < fewest) {
          fewest = free;
          best = t;
        }
      }
    }
    return best;
  }

  private boolean free(int table, int c) {
    if (used[c] == copies) {
      return false;
    }
    for (int p : four[table]) {
      if (seated[circuit.image(c, p)]) {
        return false;
      }
    }
    return true;
  }

  private void mark(int table, int c, boolean there) {
    shift[table] = there ? c : -1;
    used[c] += there ? 1 : -1;
    for (int p : four[table]) {
      seated[circuit.image(c, p)] = there;
    }
  }

  private BaseTables shifted() {
    int[] who = new int[circuit.players()];
    for (int at = 0; at < 4 * tables; at++) {
      who[at] = circuit.image(shift[at >> 2], four[at >> 2][at & 3]);
    }
    int next = 4 * tables;
    for (int p = 0; p < seated.length; p++) {
      if (!seated[p]) {
        who[next++] = p;
      }
    }
    return new BaseTables(wish, circuit, new int[][] {who}, shift);
  }
}

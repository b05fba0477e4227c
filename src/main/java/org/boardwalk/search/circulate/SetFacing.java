package org.boardwalk.search.circulate;

import org.boardwalk.model.Roles;

/**
 * The directions in which all players play a set. All sets of a base are images of one set, at
 * which each seat of the base rounds appears once, with the image of its player; a player who plays
 * a set twice, which a search may pass through, counts twice. So one row holds everything that a
 * seat has to do with the other tables of its set, in whatever rounds these play. Not thread-safe.
 */
final class SetFacing {

  /** In place of a seat: none. */
  static final int NONE = -1;

  private final int[] image;
  private final int players;
  private final int units;

  /** +1 for NS, -1 for EW, at 4 · unit + seat. */
  private final int[] sign;

  private final int[] same = new int[16];

  /**
   * The row of a set, and the position of the images under the element that leads from it to the
   * set of its base.
   */
  private final int[] row;

  private final int[] back;

  /** Sums of signs, at the row of a set + unit · players + image of a player. */
  private final int[] facing;

  SetFacing(Circuit circuit, Roles roles) {
    image = circuit.images();
    players = circuit.players();
    units = roles.units();
    sign = new int[4 * units];
    for (int at = 0; at < sign.length; at++) {
      sign[at] = roles.sign(at >> 2, at & 3);
    }
    for (int ab = 0; ab < same.length; ab++) {
      same[ab] = roles.same(ab >> 2, ab & 3);
    }
    row = new int[circuit.rounds()];
    back = new int[circuit.rounds()];
    for (int set = 0; set < row.length; set++) {
      row[set] = circuit.base(set) * units * players;
      back[set] = circuit.group().negate(circuit.element(set)) * players;
    }
    facing = new int[circuit.bases() * units * players];
  }

  /** Adds a player to a seat at a set (1), or removes them (-1). O(units). */
  void sit(int set, int player, int seat, int more) {
    int at = row[set] + image[back[set] + player];
    for (int u = 0; u < units; u++) {
      facing[at + u * players] += more * sign[4 * u + seat];
    }
  }

  /**
   * Adds the change in agreement of a player with each other player when the player gives up a seat
   * at one set and takes a seat at another. A seat may be {@link #NONE}. O(units · players).
   */
  void look(int set, int seat, int toSet, int to, int[] by) {
    for (int u = 0; u < units; u++) {
      int less = seat == NONE ? 0 : sign[4 * u + seat];
      int more = to == NONE ? 0 : sign[4 * u + to];
      if (set == toSet) {
        add(set, u, more - less, by);
      } else {
        add(set, u, -less, by);
        add(toSet, u, more, by);
      }
    }
  }

  /** Adds the directions at a set; where they need no image, the loop compiles to vectors. */
  private void add(int set, int unit, int times, int[] by) {
    int at = row[set] + unit * players;
    int from = back[set];
    if (times == 0) {
      return;
    }
    if (from == 0) {
      for (int x = 0; x < players; x++) {
        by[x] += times * facing[at + x];
      }
    } else {
      for (int x = 0; x < players; x++) {
        by[x] += times * facing[at + image[from + x]];
      }
    }
  }

  /** In how many more units two seats face one way than opposite ways. */
  int same(int a, int b) {
    return same[4 * a + b];
  }
}

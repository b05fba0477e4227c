package org.boardwalk.search.circulate;

import org.boardwalk.model.Roles;

/**
 * Which way everybody faces who plays a set. All sets of a base are images of one of them, at which
 * each seat of the base rounds appears once, with the image of who sits there; whoever plays it
 * twice, which a search may pass through, counts twice. So all that a seat has to do with the other
 * tables that play its set is one row, whatever tables and rounds they are at. Not thread-safe.
 */
final class SetFacing {

  /** No seat at all. */
  static final int NONE = -1;

  private final int[] image;
  private final int players;
  private final int units;

  /** +1 for NS, -1 for EW, at 4 · unit + seat. */
  private final int[] sign;

  private final int[] same = new int[16];

  /** The row of a set, and where the images stand under what leads from it to that of its base. */
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

  /** Somebody has a seat where a set is played, once more (1) or less (-1). O(units). */
  void sit(int set, int player, int seat, int more) {
    int at = row[set] + image[back[set] + player];
    for (int u = 0; u < units; u++) {
      facing[at + u * players] += more * sign[4 * u + seat];
    }
  }

  /**
   * Adds how much more somebody agrees with each player when they give up a seat where one set is
   * played and come to a seat where another one is. A seat may be {@link #NONE}. O(units ·
   * players).
   */
  void look(int set, int seat, int toSet, int to, int[] by) {
    int back = this.back[set];
    int toBack = this.back[toSet];
    for (int u = 0; u < units; u++) {
      int less = seat == NONE ? 0 : sign[4 * u + seat];
      int more = to == NONE ? 0 : sign[4 * u + to];
      int at = row[set] + u * players;
      int toAt = row[toSet] + u * players;
      for (int x = 0; x < players; x++) {
        by[x] += more * facing[toAt + image[toBack + x]] - less * facing[at + image[back + x]];
      }
    }
  }

  /** In how many units more two seats face the same way than not. */
  int same(int a, int b) {
    return same[4 * a + b];
  }
}

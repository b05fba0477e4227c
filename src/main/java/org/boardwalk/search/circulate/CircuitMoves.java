package org.boardwalk.search.circulate;

import org.boardwalk.movement.Rotation;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.wish.IndividualWish;

/**
 * The neighbourhood of a base round: random changes that keep multipliers and copies. Players
 * exchange their places, a table turns, or a table takes another shift; a change at a place is
 * repeated at all its images. Changes are made, but not kept; before keeping one, the caller checks
 * that sit-outs are still even. Not thread-safe.
 */
final class CircuitMoves {

  private static final int KINDS = 16;

  private final IndividualWish wish;
  private final Circuit circuit;
  private final Multipliers multipliers;
  private final BaseTables base;

  CircuitMoves(IndividualWish wish, Circuit circuit, Multipliers multipliers, BaseTables base) {
    this.wish = wish;
    this.circuit = circuit;
    this.multipliers = multipliers;
    this.base = base;
  }

  /** Makes one change; tells whether the change drawn is possible. */
  boolean make(Chance chance) {
    int kind = chance.below(KINDS);
    if (kind == 0) {
      return turn(chance);
    }
    return (kind <= 2 && multipliers.freeTables() > 0) ? shift(chance) : exchange(chance);
  }

  /** Makes one change of players alone: no table takes another shift. */
  boolean seat(Chance chance) {
    return chance.below(KINDS) == 0 ? turn(chance) : exchange(chance);
  }

  private boolean turn(Chance chance) {
    int b = chance.below(base.bases());
    int table = chance.below(base.tables());
    // Without a rotation, a turn by two seats changes nothing, and by three is like one by one.
    int by = wish.rotation() == Rotation.NONE ? 1 : 1 + chance.below(3);
    int images = table < multipliers.freeTables() ? multipliers.order() : 1;
    for (int e = 0; e < images; e++) {
      base.turn(b, images == 1 ? table : multipliers.cycled(table, e), by);
    }
    return true;
  }

  /** Exchanges two players of a base round. */
  boolean exchange(Chance chance) {
    int b = chance.below(base.bases());
    int i = chance.below(base.seats());
    int j = chance.below(wish.players());
    if (i == j || multipliers.fixed(i) != multipliers.fixed(j)) {
      return false;
    }
    int images = multipliers.fixed(i) ? 1 : multipliers.order();
    for (int e = 1; e < images; e++) {
      if (multipliers.place(e, i) == j) {
        goRound(b, i, e);
        return true;
      }
    }
    for (int e = 0; e < images; e++) {
      base.exchange(b, multipliers.place(e, i), multipliers.place(e, j));
    }
    return true;
  }

  /** Moves the players at the images of a place on among these places by some powers. */
  private void goRound(int b, int place, int by) {
    int p = base.at(b, place);
    for (int e = 0; e < multipliers.order(); e++) {
      base.leave(b, multipliers.place(e, place));
    }
    int next = multipliers.player(by, p);
    for (int e = 0; e < multipliers.order(); e++) {
      base.take(b, multipliers.place(e, place), multipliers.player(e, next));
    }
  }

  /**
   * Gives a table another shift; where all copies are in use, a table with that shift gives it up.
   */
  private boolean shift(Chance chance) {
    int k = chance.below(multipliers.freeTables());
    int to = chance.below(circuit.shifts());
    if (to == base.shift(k) || (to == 0 && multipliers.order() > 1)) {
      return false;
    }
    int used = 0;
    int other = -1;
    for (int t = 0; t < multipliers.freeTables(); t++) {
      used += base.shift(t) == to ? 1 : 0;
      other = base.shift(t) == to && other < 0 ? t : other;
    }
    boolean full = used >= wish.boards().copies();
    boolean same = full && k - k % multipliers.order() == other - other % multipliers.order();
    int images = multipliers.order();
    int[] which = new int[full && (!same || images == 1) ? 2 * images : images];
    int[] shifts = new int[which.length];
    int from = base.shift(k);
    for (int e = 0; e < images; e++) {
      which[e] = multipliers.cycled(k, e);
      shifts[e] = multipliers.shift(e, to);
      if (which.length > images) {
        which[images + e] = multipliers.cycled(other, e);
        shifts[images + e] = multipliers.shift(e, from);
      }
    }
    base.shift(which, shifts);
    return true;
  }
}

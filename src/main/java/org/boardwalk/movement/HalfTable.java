package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * The one empty table of a round and the one contestant without a game.
 *
 * @param table the table, from 1
 * @param contestant the contestant who waits
 * @param set the set that rests there, if it is known; never where rounds have parts
 */
record HalfTable(int table, int contestant, OptionalInt set) {

  /** For each round; empty when there is not exactly one such table and contestant in each. */
  static List<HalfTable> of(Movement parted) {
    Movement movement = parted.inWholeRounds();
    RestingSets sets = new RestingSets(movement);
    boolean rest = parted.boards().parts() == 1;
    List<HalfTable> found = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      Round round = movement.rounds().get(r - 1);
      List<Integer> out = round.sittingOut(movement.contestants());
      BitSet empty = new BitSet();
      empty.set(1, movement.tables() + 1);
      for (Encounter e : round.encounters()) {
        empty.clear(e.table());
      }
      if (out.size() != 1 || empty.cardinality() != 1) {
        return List.of();
      }
      int table = empty.nextSetBit(1);
      found.add(new HalfTable(table, out.get(0), rest ? sets.at(table, r) : OptionalInt.empty()));
    }
    return found;
  }
}

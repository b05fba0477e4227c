package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The one empty table of a round and the one contestant without a game.
 *
 * @param table the table, from 1
 * @param contestant who waits
 * @param set the set that rests there, if it is known
 */
record HalfTable(int table, int contestant, OptionalInt set) {

  /** For each round; empty when there is not exactly one such table and contestant in each. */
  static List<HalfTable> of(Movement movement) {
    RestingSets sets = new RestingSets(movement);
    List<HalfTable> found = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      Round round = movement.rounds().get(r - 1);
      List<Integer> out = round.sittingOut(movement.contestants());
      List<Integer> used = round.encounters().stream().map(Encounter::table).distinct().toList();
      if (out.size() != 1 || used.size() != movement.tables() - 1) {
        return List.of();
      }
      int empty =
          IntStream.rangeClosed(1, movement.tables())
              .filter(t -> !used.contains(t))
              .findFirst()
              .orElseThrow();
      found.add(new HalfTable(empty, out.get(0), sets.at(empty, r)));
    }
    return found;
  }
}

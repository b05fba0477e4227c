package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Assigns tables to the encounters of every round so that the boards walk as quietly as possible:
 * the sets of a table are played next at the table below, if that is in play. Meetings and their
 * boards do not change. The breaks of each round are then as few as its sets allow: one for each
 * set that was not played, or at fewer tables, in the round before. Exact; O(tables² · rounds).
 */
final class QuietTables {

  /** In place of a set: none was played. */
  private static final int NONE = 0;

  private QuietTables() {}

  static Movement of(Movement movement) {
    int tables = movement.tables();
    // A slot goes down one table after every round, and its boards with it.
    List<Integer> slots = new ArrayList<>(Collections.nCopies(tables, NONE));
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      List<Encounter> left = new ArrayList<>(movement.rounds().get(r).encounters());
      List<Encounter> seated = new ArrayList<>();
      List<Integer> empty = new ArrayList<>();
      for (int slot = 0; slot < tables; slot++) {
        int set = slots.get(slot);
        int same = indexOf(left, set);
        if (same >= 0) {
          seated.add(at(left.remove(same), slot, r, tables));
        } else {
          empty.add(slot);
        }
      }
      for (Encounter e : left) {
        int slot = empty.remove(0);
        slots.set(slot, e.set());
        seated.add(at(e, slot, r, tables));
      }
      empty.forEach(slot -> slots.set(slot, NONE));
      seated.sort(Comparator.comparingInt(Encounter::table));
      rounds.add(new Round(seated));
    }
    return movement.with(rounds);
  }

  private static int indexOf(List<Encounter> encounters, int set) {
    for (int k = 0; k < encounters.size(); k++) {
      if (encounters.get(k).set() == set) {
        return k;
      }
    }
    return -1;
  }

  private static Encounter at(Encounter e, int slot, int round, int tables) {
    return new Encounter(Math.floorMod(slot - round, tables) + 1, e.seating(), e.set());
  }
}

package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;

/**
 * How many copies of the boards a movement needs and how simply they walk, from the movement alone.
 *
 * <p>Boards are carried most simply when every table, after every round, gets its next set from the
 * next table: the one with the next higher number; the first table follows the last. After round r
 * there is a <b>break</b> at a table that plays in round r + 1 when the next table did not play
 * that set in round r. A set that comes from a stand is therefore a break, also when it left the
 * next table some rounds before, and so is a set that stays where it is. At a half table, where
 * nobody plays, boards rest for a round as if they were played: see {@link Rests}; what comes there
 * is counted neither as a change nor as a break.
 *
 * @param copies for each set, from set 1, the copies it needs: the most tables it is at in one
 *     round, where tables share no more than there are; 0 for a set that is never played
 * @param breaks the breaks, by round and table
 * @param changes how many sets are brought to tables after round 1: tables · (rounds - 1) when all
 *     tables always play; no movement has more breaks
 */
public record Circulation(List<Integer> copies, List<Break> breaks, int changes) {

  /** Copies the lists. */
  public Circulation {
    copies = List.copyOf(copies);
    breaks = List.copyOf(breaks);
  }

  /**
   * A table whose next set does not come from the next table.
   *
   * @param round the round after which, from 1
   * @param table the table, from 1
   * @param set the set it plays in the round after, from 1
   */
  public record Break(int round, int table, int set) {}

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not, of any kind of play
   * @return its copies and breaks
   */
  public static Circulation of(Movement movement) {
    return of(movement, Rests.of(movement));
  }

  /** With no boards resting but these. */
  static Circulation of(Movement movement, Rests rests) {
    List<Integer> copies = new ArrayList<>(Collections.nCopies(movement.boards().sets(), 0));
    List<Break> breaks = new ArrayList<>();
    Map<Integer, Integer> before = Map.of();
    int changes = 0;
    Boards boards = movement.boards();
    int enough = boards.shortage() == Shortage.SHARED ? boards.copies() : Integer.MAX_VALUE;
    for (int r = 0; r < movement.rounds().size(); r++) {
      Map<Integer, Integer> now = new HashMap<>();
      Map<Integer, Integer> tables = new HashMap<>();
      for (Encounter e : movement.rounds().get(r).encounters()) {
        now.put(e.table(), e.set());
        int here = tables.merge(e.set(), 1, Integer::sum);
        copies.set(e.set() - 1, Math.max(copies.get(e.set() - 1), Math.min(here, enough)));
        if (r > 0) {
          changes++;
          Integer next = before.get(e.table() % movement.tables() + 1);
          if (next == null || next != e.set()) {
            breaks.add(new Break(r, e.table(), e.set()));
          }
        }
      }
      rests.in(r + 1).ifPresent(rest -> now.put(rest.table(), rest.set()));
      before = now;
    }
    return new Circulation(copies, breaks, changes);
  }

  /**
   * @return copies of every set that the room must have: the most that any set needs
   */
  public int copiesNeeded() {
    return Collections.max(copies);
  }
}

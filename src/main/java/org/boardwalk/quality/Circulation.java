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
import org.boardwalk.movement.Round;

/**
 * The number of copies of the boards that a movement needs, and the breaks in the walk of the
 * boards, counted from the movement alone.
 *
 * <p>Boards are carried most simply when every table, after every round, gets its next set from the
 * next table: the one with the next higher number. The first table follows the last, and tables
 * that never have boards are left out. After round r there is a <b>break</b> at a table that plays
 * in round r + 1 when the next table did not play that set in round r. A set that comes from a
 * stand is therefore a break, even when it left the next table some rounds before, and so is a set
 * that stays at its table. At a half table or a lost game boards rest for a round as if they were
 * played: see {@link Rests}; a set that comes to rest there counts neither as a change nor as a
 * break. A set does not rest while all the copies that it needs are in play.
 *
 * @param copies for each set, from set 1, the copies it needs: the most tables it is at in one
 *     round, half tables included, where tables share copies at most the existing copies; 0 for a
 *     set that is never played
 * @param breaks the breaks, by round and table
 * @param changes number of sets brought to tables after round 1: tables · (rounds - 1) when all
 *     tables always play. There are at most as many breaks
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
   * @param round the round before the break, from 1
   * @param table the table, from 1
   * @param set the set the table plays in the round after, from 1
   */
  public record Break(int round, int table, int set) {}

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not, of any kind of play
   * @return its copies and breaks
   */
  public static Circulation of(Movement movement) {
    Rests rests = Rests.of(movement);
    return of(movement, rests, TableRing.of(movement, rests));
  }

  /** The circulation with the given resting boards and order of tables. */
  static Circulation of(Movement movement, Rests rests, TableRing ring) {
    List<Integer> copies = copies(movement);
    List<Break> breaks = new ArrayList<>();
    Map<Integer, Integer> before = Map.of();
    int changes = 0;
    for (int r = 0; r < movement.rounds().size(); r++) {
      Map<Integer, Integer> now = new HashMap<>();
      for (Encounter e : movement.rounds().get(r).encounters()) {
        now.put(e.table(), e.set());
        if (r > 0) {
          changes++;
          Integer next = before.get(ring.next(e.table()));
          if (next == null || next != e.set()) {
            breaks.add(new Break(r, e.table(), e.set()));
          }
        }
      }
      for (Rests.AtRest rest : rests.in(r + 1)) {
        rest(rest, now, copies, movement.boards().copies());
      }
      before = now;
    }
    return new Circulation(copies, breaks, changes);
  }

  /** Counts a resting set as one more table with a copy, if a copy is left. */
  private static void rest(
      Rests.AtRest rest, Map<Integer, Integer> now, List<Integer> copies, int room) {
    int here = Collections.frequency(now.values(), rest.set());
    int needed = copies.get(rest.set() - 1);
    if (here < Math.max(needed, room)) {
      now.put(rest.table(), rest.set());
      copies.set(rest.set() - 1, Math.max(needed, here + 1));
    }
  }

  /**
   * The copies each set needs: the most tables it is at in one round, or where tables share copies
   * the existing ones.
   */
  private static List<Integer> copies(Movement movement) {
    Boards boards = movement.boards();
    List<Integer> copies = new ArrayList<>(Collections.nCopies(boards.sets(), 0));
    int enough = boards.shortage() == Shortage.SHARED ? boards.copies() : Integer.MAX_VALUE;
    for (Round round : movement.rounds()) {
      round
          .tablesBySet()
          .forEach(
              (set, tables) ->
                  copies.set(set - 1, Math.max(copies.get(set - 1), Math.min(tables, enough))));
    }
    return copies;
  }

  /** {@return copies of every set that the room must have: the largest number that a set needs} */
  public int copiesNeeded() {
    return Collections.max(copies);
  }
}

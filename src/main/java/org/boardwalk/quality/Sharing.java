package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * Tables that have to share: they play the same set in a round, and there are fewer copies than
 * tables. Two segments of a room with one copy clash in such rounds.
 *
 * @param round the round, from 1
 * @param set the set, from 1
 * @param tables the tables, ascending; more than the copies
 */
public record Sharing(int round, int set, List<Integer> tables) {

  /** Copies the list. */
  public Sharing {
    tables = List.copyOf(tables);
  }

  /**
   * @param movement a movement, valid or not
   * @param copies copies of each set, at least 1
   * @return the cases in which tables have to share, by round and set
   */
  public static List<Sharing> of(Movement movement, int copies) {
    return among(IntStream.rangeClosed(1, movement.tables()).boxed().toList(), movement, copies);
  }

  /**
   * Finds sharing inside a part of the room that has copies of its own.
   *
   * @param tables the tables of the part, such as two segments
   * @param movement a movement, valid or not
   * @param copies copies of each set for this part, at least 1
   * @return the cases in which its tables have to share, by round and set
   * @throws IllegalArgumentException for fewer copies than one
   */
  public static List<Sharing> among(Collection<Integer> tables, Movement movement, int copies) {
    if (copies < 1) {
      throw new IllegalArgumentException("copies [" + copies + "] must be at least 1");
    }
    List<Sharing> sharing = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      int round = r;
      TreeMap<Integer, List<Integer>> at = new TreeMap<>();
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        if (tables.contains(e.table())) {
          at.computeIfAbsent(e.set(), s -> new ArrayList<>()).add(e.table());
        }
      }
      at.forEach(
          (set, here) -> {
            if (here.size() > copies) {
              sharing.add(new Sharing(round, set, here));
            }
          });
    }
    return sharing;
  }
}

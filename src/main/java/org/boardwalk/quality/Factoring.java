package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Movement;

/**
 * The number of times each board is played. Where the numbers differ, matchpoints are scaled.
 *
 * @param groups boards that are played equally often, most often first; boards that are never
 *     played come last
 */
public record Factoring(List<Group> groups) {

  /** Copies the list. */
  public Factoring {
    groups = List.copyOf(groups);
  }

  /**
   * Boards that are played equally often.
   *
   * @param times the number of times, at least 0
   * @param sets their sets, ascending
   * @param boards the number of these boards
   */
  public record Group(int times, List<Integer> sets, int boards) {

    /** Copies the list. */
    public Group {
      sets = List.copyOf(sets);
    }
  }

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not
   * @return the factoring of all its boards
   */
  public static Factoring of(Movement movement) {
    int[] times = new int[movement.boards().sets() + 1];
    movement.rounds().forEach(r -> r.encounters().forEach(e -> times[e.set()]++));
    Map<Integer, List<Integer>> sets = new TreeMap<>(Comparator.reverseOrder());
    for (int set = 1; set < times.length; set++) {
      sets.computeIfAbsent(times[set], t -> new ArrayList<>()).add(set);
    }
    return new Factoring(
        sets.entrySet().stream()
            .map(
                g ->
                    new Group(
                        g.getKey(), g.getValue(), g.getValue().size() * movement.boards().perSet()))
            .toList());
  }

  /** {@return whether all boards that are played are played equally often} */
  public boolean even() {
    return groups.stream().filter(g -> g.times() > 0).count() <= 1;
  }
}

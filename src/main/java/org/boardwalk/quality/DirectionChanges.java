package org.boardwalk.quality;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;

/**
 * Counts the contestants who change direction from one session to the next.
 *
 * @param changers contestants with one direction all through the session before, and the other all
 *     through the later one
 * @param settled contestants with one direction all through the session before
 */
public record DirectionChanges(int changers, int settled) {

  /**
   * @param before the session before
   * @param later the later session, with the same numbers
   * @return the number of changers
   */
  public static DirectionChanges of(Movement before, Movement later) {
    Map<Integer, Set<Direction>> then = directions(before);
    Map<Integer, Set<Direction>> now = directions(later);
    int changers = 0;
    int settled = 0;
    for (var entry : then.entrySet()) {
      Set<Direction> here = now.getOrDefault(entry.getKey(), Set.of());
      if (entry.getValue().size() == 1) {
        settled++;
        changers += here.size() == 1 && !here.equals(entry.getValue()) ? 1 : 0;
      }
    }
    return new DirectionChanges(changers, settled);
  }

  private static Map<Integer, Set<Direction>> directions(Movement movement) {
    Map<Integer, Set<Direction>> directions = new TreeMap<>();
    movement.rounds().stream()
        .flatMap(round -> round.encounters().stream())
        .forEach(
            e -> {
              for (Direction d : Direction.values()) {
                e.seating()
                    .at(d)
                    .forEach(
                        c ->
                            directions
                                .computeIfAbsent(c, x -> EnumSet.noneOf(Direction.class))
                                .add(d));
              }
            });
    return directions;
  }
}

package org.boardwalk.library.files;

import java.util.HashMap;
import java.util.Map;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;

/**
 * Estimates the effort of judging a movement, so that a file of a few kilobytes cannot keep a
 * computer busy for hours: comparisons grow with the square of the tables that play a set.
 */
public final class JudgingEffort {

  /**
   * The greatest effort, about a second; a session of 1000 players and 250 rounds needs half of it.
   */
  private static final long MOST = 300_000_000L;

  private static final long MOST_PLACES = 20_000_000L;

  private JudgingEffort() {}

  /**
   * Whether a solution can be judged in about a second; a proof that there is no movement takes no
   * time.
   */
  static boolean bearable(Solution solution) {
    return solution.movement().map(JudgingEffort::bearable).orElse(true);
  }

  /**
   * @param movement any movement
   * @return whether it can be judged in about a second
   */
  public static boolean bearable(Movement movement) {
    long units = movement.rotation() == Rotation.NONE ? 1 : movement.boards().perSet();
    Map<Integer, Long> places = new HashMap<>();
    movement.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .forEach(e -> places.merge(e.set(), seats(e), Long::sum));
    long all = places.values().stream().mapToLong(p -> p * units).sum();
    long comparisons = places.values().stream().mapToLong(p -> p * p / 2 * units).sum();
    return all <= MOST_PLACES && comparisons <= MOST;
  }

  private static long seats(Encounter encounter) {
    return encounter.seating().kind().perTable();
  }
}

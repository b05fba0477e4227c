package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Violation;

/** The first fault of a movement: a broken rule, or two contestants who meet again. */
public final class Clash {

  private Clash() {}

  /**
   * @param movement a movement in which no two contestants should meet twice
   * @return the first rule that the judge finds broken, or else the first two contestants who meet
   *     again; empty when there is no fault
   */
  public static Optional<String> first(Movement movement) {
    List<Violation> broken = Judge.violations(movement);
    return broken.isEmpty() ? meetingAgain(movement) : Optional.of(broken.get(0).what());
  }

  private static Optional<String> meetingAgain(Movement parted) {
    Movement movement = parted.inWholeRounds();
    Map<Set<Integer>, Integer> met = new HashMap<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        List<Integer> table = new ArrayList<>(e.seating().contestants());
        for (int a = 0; a < table.size(); a++) {
          for (int b = a + 1; b < table.size(); b++) {
            Integer before = met.putIfAbsent(Set.of(table.get(a), table.get(b)), r);
            if (before != null) {
              return Optional.of(
                  Text.of(
                      "%s %d and %d meet in round %d and again in round %d",
                      movement.kind().contestants(), table.get(a), table.get(b), before, r));
            }
          }
        }
      }
    }
    return Optional.empty();
  }
}

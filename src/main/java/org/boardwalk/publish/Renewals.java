package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/** When all boards in play are changed for such as nobody has played. */
final class Renewals {

  private final Movement movement;
  private final List<Integer> rounds = new ArrayList<>();

  Renewals(Movement movement) {
    this.movement = movement;
    Set<Integer> played = new HashSet<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      List<Integer> now =
          movement.rounds().get(r).encounters().stream().map(Encounter::set).toList();
      if (r > 0 && !now.isEmpty() && Collections.disjoint(played, now)) {
        rounds.add(r);
      }
      played.addAll(now);
    }
  }

  /** Such as: ; but after round 3 all are done with, and others come from stands. */
  String words() {
    return rounds.isEmpty()
        ? ""
        : Text.of(
            "; but after %s %s all are done with, and others come from stands",
            rounds.size() == 1 ? "round" : "rounds", NumberRanges.of(rounds));
  }

  /** How many of them bring a set to the table. */
  int at(int table) {
    return (int)
        rounds.stream()
            .filter(
                r ->
                    movement.rounds().get(r).encounters().stream()
                        .anyMatch(e -> e.table() == table))
            .count();
  }
}

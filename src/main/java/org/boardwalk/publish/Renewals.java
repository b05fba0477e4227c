package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/**
 * The rounds before which all boards in play are exchanged for boards that have not been played.
 */
final class Renewals {

  private final Movement movement;
  private final List<Integer> rounds = new ArrayList<>();

  /** Those of the rounds from which on no board that was played before is played again. */
  private final List<Integer> last = new ArrayList<>();

  Renewals(Movement movement) {
    this.movement = movement;
    Set<Integer> played = new HashSet<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      List<Integer> now =
          movement.rounds().get(r).encounters().stream().map(Encounter::set).toList();
      if (r > 0 && !now.isEmpty() && Collections.disjoint(played, now)) {
        rounds.add(r);
        if (Collections.disjoint(played, from(r))) {
          last.add(r);
        }
      }
      played.addAll(now);
    }
  }

  private List<Integer> from(int round) {
    return movement.rounds().stream()
        .skip(round)
        .flatMap(r -> r.encounters().stream())
        .map(Encounter::set)
        .toList();
  }

  /** The clauses, such as "; but after round 3 all are done with, and others come from stands". */
  String words() {
    List<Integer> aside = rounds.stream().filter(r -> !last.contains(r)).toList();
    List<String> clauses = new ArrayList<>();
    if (!aside.isEmpty()) {
      clauses.add(Text.of("after %s all are put aside, and others come from stands", said(aside)));
    }
    if (!last.isEmpty()) {
      clauses.add(Text.of("after %s all are done with, and others come from stands", said(last)));
    }
    return clauses.isEmpty() ? "" : "; but " + String.join("; ", clauses);
  }

  private static String said(List<Integer> rounds) {
    return (rounds.size() == 1 ? "round " : "rounds ") + NumberRanges.of(rounds);
  }

  /** The number of renewals that bring a set to the table. */
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

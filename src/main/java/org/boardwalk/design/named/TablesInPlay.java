package org.boardwalk.design.named;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * The tables of a form in play in each round: where a pair is missing, one table is idle.
 *
 * @param rounds the tables in play, by round, in the form's numbers
 */
public record TablesInPlay(List<Set<Integer>> rounds) {

  /** Copies the sets. */
  public TablesInPlay {
    rounds = rounds.stream().map(Set::copyOf).toList();
  }

  /** All tables are in play in every round. */
  static TablesInPlay all(FormSize size) {
    Set<Integer> tables =
        IntStream.rangeClosed(1, size.tables()).boxed().collect(Collectors.toSet());
    return new TablesInPlay(Collections.nCopies(size.rounds(), tables));
  }

  static TablesInPlay of(Movement movement, Likeness likeness) {
    return new TablesInPlay(
        movement.rounds().stream()
            .map(
                round ->
                    round.encounters().stream()
                        .map(Encounter::table)
                        .map(table -> likeness.tables().indexOf(table) + 1)
                        .collect(Collectors.toSet()))
            .toList());
  }

  /** A sentence about two tables that the form gives the same sets. */
  String sharing(int first, int second) {
    long both = rounds.stream().filter(r -> r.contains(first) && r.contains(second)).count();
    if (both == 0) {
      int idle = rounds.stream().anyMatch(r -> r.contains(second)) ? first : second;
      return Text.of("table %d is never in play, so that no tables share a set", idle);
    }
    return Text.of(
        "tables %d and %d share a set in every round%s",
        first, second, both == rounds.size() ? "" : " in which both are in play");
  }
}

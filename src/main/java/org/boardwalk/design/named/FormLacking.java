package org.boardwalk.design.named;

import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.text.Text;

/** Removes a pair from a movement of full tables: the pair that should meet it sits out. */
public final class FormLacking {

  private FormLacking() {}

  /**
   * Removes the pair that sits at the last table in round 1. Pairs of higher numbers get the number
   * before theirs, and boards that are no longer played need no copies.
   *
   * @param full a movement of pairs
   * @param missing the direction in which the missing pair would sit
   * @return the movement; empty where not all tables are full, as with a rover, or where the
   *     movement is not one of pairs
   */
  public static Optional<Movement> of(Movement full, Direction missing) {
    boolean whole =
        full.contestants() == 2 * full.tables()
            && full.rounds().stream()
                .flatMap(r -> r.encounters().stream())
                .allMatch(e -> e.seating() instanceof TwoPairs);
    return whole ? lacking(full, missing) : Optional.empty();
  }

  private static Optional<Movement> lacking(Movement full, Direction missing) {
    return full.rounds().get(0).encounters().stream()
        .filter(e -> e.table() == full.tables())
        .map(e -> e.seating().at(missing).get(0))
        .findFirst()
        .map(
            gone ->
                full.without(gone)
                    .named(Text.of("%s, %s pair missing", full.name(), missing.name())))
        .flatMap(FormPlan::sound);
  }
}

package org.boardwalk.named;

import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.text.Text;

/** A movement of full tables with one pair missing: whoever should meet it sits out. */
public final class FormLacking {

  private FormLacking() {}

  /**
   * Takes away the pair that sits at the last table in round 1; those of higher numbers get the
   * number before, and boards that nobody plays then need no copies.
   *
   * @param full a movement of pairs
   * @param missing the direction in which the missing pair would sit
   * @return the movement; empty where not all tables are full, as with a rover, or where it is none
   *     of pairs
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
        .flatMap(gone -> FormPlan.sound(without(full, gone, missing)));
  }

  private static Movement without(Movement full, int gone, Direction missing) {
    return new Movement(
        Text.of("%s, %s pair missing", full.name(), missing.name()),
        full.kind(),
        full.contestants() - 1,
        full.tables(),
        full.boards(),
        full.rotation(),
        full.winners(),
        full.rounds().stream().map(r -> without(r, gone)).toList());
  }

  private static Round without(Round round, int gone) {
    return new Round(
        round.encounters().stream()
            .filter(e -> !e.seating().seats().containsValue(gone))
            .map(e -> new Encounter(e.table(), renumbered(e, gone), e.set()))
            .toList());
  }

  private static TwoPairs renumbered(Encounter e, int gone) {
    return new TwoPairs(before(at(e, Direction.NS), gone), before(at(e, Direction.EW), gone));
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0);
  }

  private static int before(int pair, int gone) {
    return pair > gone ? pair - 1 : pair;
  }
}

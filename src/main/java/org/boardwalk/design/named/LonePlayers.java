package org.boardwalk.design.named;

import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/**
 * Treats lone players of the two-handed game as pairs, as they move alike: South as NS, North as
 * EW.
 */
final class LonePlayers {

  private LonePlayers() {}

  /** The movement with each lone player as a pair; a movement of pairs is returned unchanged. */
  static Movement asPairs(Movement movement) {
    return movement.kind() != Kind.SOLO
        ? movement
        : new Movement(
            movement.name(),
            Kind.PAIRS,
            movement.contestants(),
            movement.tables(),
            movement.boards(),
            movement.rotation(),
            movement.winners(),
            movement.rounds().stream().map(LonePlayers::asPairs).toList());
  }

  private static Round asPairs(Round round) {
    return new Round(round.encounters().stream().map(LonePlayers::asPairs).toList());
  }

  private static Encounter asPairs(Encounter e) {
    return e.seating() instanceof Seating.TwoPlayers two
        ? new Encounter(e.table(), new Seating.TwoPairs(two.south(), two.north()), e.set())
        : e;
  }
}

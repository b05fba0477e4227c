package org.boardwalk.named;

import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/** Lone players of the two-handed game, who move as pairs do: South as NS, North as EW. */
final class LonePlayers {

  private LonePlayers() {}

  /** The movement of pairs in which each lone player is a pair; one of pairs as it is. */
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

package org.boardwalk.movement;

import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The sizes that two movements must have in common before one can take the place of the other.
 *
 * @param kind the kind of movement
 * @param contestants number of contestants
 * @param tables number of tables in the room; for pairs a half table counts, even where it has no
 *     number because the odd pair waits elsewhere
 * @param rounds number of rounds
 * @param sets number of board sets
 * @param rotation seats changing inside a round
 * @param winners separate rankings
 * @param missing with two winners and a half table, the direction that has fewer contestants
 */
public record Size(
    Kind kind,
    int contestants,
    int tables,
    int rounds,
    int sets,
    Rotation rotation,
    int winners,
    Optional<Direction> missing) {

  /**
   * @param movement any movement
   * @return its size
   */
  public static Size of(Movement movement) {
    return new Size(
        movement.kind(),
        movement.contestants(),
        tables(movement),
        movement.rounds().size(),
        movement.boards().sets(),
        movement.rotation(),
        movement.winners(),
        missing(movement));
  }

  private static int tables(Movement m) {
    boolean odd = m.kind() != Kind.INDIVIDUAL && m.contestants() == 2 * m.tables() + 1;
    return m.tables() + (odd ? 1 : 0);
  }

  private static Optional<Direction> missing(Movement m) {
    if (m.kind() == Kind.INDIVIDUAL || m.winners() != 2 || m.contestants() % 2 == 0) {
      return Optional.empty();
    }
    return Optional.of(
        field(m, Direction.NS) < field(m, Direction.EW) ? Direction.NS : Direction.EW);
  }

  private static int field(Movement m, Direction direction) {
    return m.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .flatMap(e -> e.seating().at(direction).stream())
        .collect(Collectors.toSet())
        .size();
  }
}

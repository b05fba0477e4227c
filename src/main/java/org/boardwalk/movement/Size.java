package org.boardwalk.movement;

import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What two movements must have in common before one can take the place of the other.
 *
 * @param kind who is ranked
 * @param contestants how many
 * @param tables how many tables the room has; of pairs a half table counts, also where it has no
 *     number because the odd pair waits elsewhere
 * @param rounds how many rounds are played
 * @param sets how many board sets there are
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

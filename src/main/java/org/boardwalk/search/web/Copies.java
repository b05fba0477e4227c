package org.boardwalk.search.web;

import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.model.WebRoom;

/** What counting says of the copies that a boarding needs. */
final class Copies {

  private Copies() {}

  /** In each round the tables in play share the sets. */
  static int least(WebRoom room) {
    int tables =
        IntStream.range(0, room.rounds())
            .map(
                r -> (int) IntStream.range(0, room.tables()).filter(t -> room.inPlay(t, r)).count())
            .max()
            .orElseThrow();
    return (tables + room.sets() - 1) / room.sets();
  }

  /**
   * With every copy at a table in every round, each set is at {@code copies} tables a round. Its
   * tables number each NS pair once and each EW pair once, and table = EW pair + shift: so the
   * shifts, each taken {@code copies} times, must sum to 0 modulo the tables. For one copy this is
   * L. Euler's proof that a cyclic Latin square of even order has no orthogonal mate (Recherches
   * sur une nouvelle espèce de quarrés magiques, 1782).
   */
  static Optional<String> refuted(WebRoom room, int copies) {
    int shifts = copies * room.shifts().stream().mapToInt(Integer::intValue).sum();
    if (!room.full() || copies * room.sets() != room.tables() || shifts % room.tables() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        "with %d copies of %d sets at %d tables every copy is played in every round, so that the EW "
                .formatted(copies, room.sets(), room.tables())
            + "moves would sum to 0 modulo the tables, but %d times their sum is %d"
                .formatted(copies, shifts));
  }
}

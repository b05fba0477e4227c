package org.boardwalk.search.web;

import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.model.WebRoom;

/** What counting and theorems say of the copies that a boarding needs. */
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
   * Where EW all move alike. Let the tables lack k to be as many as the sets have copies, and
   * everybody play every set. The tables of a set number each NS pair once and each EW pair once,
   * and table = EW pair + shift: so its rounds' shifts, each taken as often as tables play it, sum
   * to 0 modulo the tables. With k = 0 a set is at {@code copies} tables in every round, so {@code
   * copies} times the sum of the shifts must be 0: for one copy this is L. Euler's proof that a
   * cyclic Latin square of even order has no orthogonal mate (Recherches sur une nouvelle espèce de
   * quarrés magiques, 1782). With k = 1 each set is at a table less in one round, another one for
   * each set; so all shifts would be alike.
   */
  static Optional<String> refuted(WebRoom room, int copies) {
    int lack = copies * room.sets() - room.tables();
    int shifts = copies * room.shifts().stream().mapToInt(Integer::intValue).sum();
    if (!room.full() || lack < 0 || lack > 1 || (lack == 0 && shifts % room.tables() == 0)) {
      return Optional.empty();
    }
    if (lack == 1) {
      return room.shifts().stream().distinct().count() == 1
          ? Optional.empty()
          : Optional.of(
              "with %d copies of %d sets at %d tables every set is at a table less in one round, "
                      .formatted(copies, room.sets(), room.tables())
                  + "so that EW who move alike would not move at all");
    }
    return Optional.of(
        "with %d copies of %d sets at %d tables every copy is played in every round, so that the EW "
                .formatted(copies, room.sets(), room.tables())
            + "moves would sum to 0 modulo the tables, but %d times their sum is %d"
                .formatted(copies, shifts));
  }

  /**
   * However EW move. One copy of n sets in n rounds at n tables is a pair of orthogonal Latin
   * squares: there is none of order 2 and, as G. Tarry found (Le problème des 36 officiers, 1900),
   * none of order 6.
   */
  static Optional<String> refutedForAll(WebRoom room, int copies) {
    boolean square = room.full() && room.tables() == room.sets() && copies == 1;
    return square && (room.tables() == 2 || room.tables() == 6)
        ? Optional.of(
            "one copy would be two orthogonal Latin squares of order %d (G. Tarry: Le problème des 36 officiers, 1900)"
                .formatted(room.tables()))
        : Optional.empty();
  }
}

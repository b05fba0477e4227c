package org.boardwalk.movement;

import org.boardwalk.movement.text.Language;
import org.jspecify.annotations.Nullable;

/** A place of a contestant in a round: a seat, or sitting out. */
public sealed interface Place {

  /**
   * @param kind the kind of movement
   * @return the place in the words of the field: N1, or NS1 for a pair, or "sit out"
   */
  default String label(Kind kind) {
    return label(kind, Language.EN);
  }

  /**
   * @param kind the kind of movement
   * @param language a language
   * @return the place in the words of the field in that language
   */
  String label(Kind kind, Language language);

  /**
   * A seat at a table. A pair is at North or East, as in {@link Seating#seats()}.
   *
   * @param table number of the table, from 1
   * @param seat the seat
   */
  record AtTable(int table, Seat seat) implements Place {

    // A record's own methods are linked when they are first called, which would slow every command.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof AtTable place && table == place.table && seat == place.seat;
    }

    @Override
    public int hashCode() {
      return 1009 * table + seat.letter().hashCode();
    }

    @Override
    public String label(Kind kind, Language language) {
      return language.seat(seatLabel(kind)) + table;
    }

    /**
     * @param kind the kind of movement
     * @return the seat without its table: N, or NS for a pair
     */
    public String seatLabel(Kind kind) {
      return kind == Kind.PAIRS ? seat.direction().name() : seat.letter();
    }
  }

  /**
   * A place to wait.
   *
   * @param number 0 when there is only one such place, otherwise from 1
   */
  record SitOut(int number) implements Place {

    @Override
    public int hashCode() {
      return -number;
    }

    @Override
    public String label(Kind kind, Language language) {
      return number == 0 ? language.say("sitOut") : language.say("sitOutAt", number);
    }
  }
}

package org.boardwalk.quality;

import java.util.Optional;

/**
 * The arrival of a copy at a table after round 1.
 *
 * @param copy the copy
 * @param to the table and round where it is played next
 * @param from the table and round where it was played last; empty when it has only waited
 * @param way the way it comes
 */
public record Arrival(Copy copy, Copy.Stop to, Optional<Copy.Stop> from, Way way) {

  /** The ways in which a copy comes to a table. All except the first are breaks. */
  public enum Way {
    /** Straight from the next table. */
    NEXT_TABLE,
    /** From the next table, after waiting on a stand between the two. */
    NEXT_TABLE_BY_STAND,
    /** From a stand, where it waited since it left another table or this one. */
    OTHER_TABLE_BY_STAND,
    /** From a stand, where it waited since the session began. */
    FIRST_FROM_STAND,
    /** It stays at its table. */
    STAYS,
    /** Straight from another table: it jumps. */
    JUMP;

    /** {@return whether the copy waited on a stand} */
    public boolean byStand() {
      return switch (this) {
        case NEXT_TABLE_BY_STAND, OTHER_TABLE_BY_STAND, FIRST_FROM_STAND -> true;
        case NEXT_TABLE, STAYS, JUMP -> false;
      };
    }
  }

  /** {@return rounds it waited since it was played last, or since the session began} */
  public int waited() {
    return to.round() - 1 - from.map(Copy.Stop::round).orElse(0);
  }

  static Arrival of(Copy copy, Copy.Stop to, Optional<Copy.Stop> from, TableRing ring) {
    return new Arrival(
        copy, to, from, from.map(f -> way(f, to, ring)).orElse(Way.FIRST_FROM_STAND));
  }

  private static Way way(Copy.Stop from, Copy.Stop to, TableRing ring) {
    boolean next = from.table() == ring.next(to.table());
    if (to.round() - from.round() > 1) {
      return next ? Way.NEXT_TABLE_BY_STAND : Way.OTHER_TABLE_BY_STAND;
    }
    if (next) {
      return Way.NEXT_TABLE;
    }
    return from.table() == to.table() ? Way.STAYS : Way.JUMP;
  }
}

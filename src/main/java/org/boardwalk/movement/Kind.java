package org.boardwalk.movement;

import java.util.List;

/** Who is ranked. */
public enum Kind {
  /** Players, four at a table; everybody changes partners. */
  INDIVIDUAL("player"),
  /** Pairs, two at a table. */
  PAIRS("pair"),
  /**
   * Lone players of the two-handed game: South keeps the NS cards, North moves and is ranked as EW.
   */
  SOLO("player");

  private final String contestant;

  Kind(String contestant) {
    this.contestant = contestant;
  }

  /**
   * @return what a contestant is called: player or pair
   */
  public String contestant() {
    return contestant;
  }

  /**
   * @return what the contestants are called, in the plural
   */
  public String contestants() {
    return contestant + "s";
  }

  /**
   * @return the seats at which contestants are listed, in the order in which people say them: a
   *     direction after the other, NS first, and of lone players South, who stays
   */
  public List<Seat> seats() {
    return switch (this) {
      case INDIVIDUAL -> List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
      case PAIRS -> List.of(Seat.NORTH, Seat.EAST);
      case SOLO -> List.of(Seat.SOUTH, Seat.NORTH);
    };
  }

  /**
   * @return contestants at a full table: 4 for an individual, else 2
   */
  public int perTable() {
    return this == INDIVIDUAL ? 4 : 2;
  }
}

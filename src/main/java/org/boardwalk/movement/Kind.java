package org.boardwalk.movement;

import java.util.List;

/** The kind of a movement: whether players, pairs or lone players are ranked. */
public enum Kind {
  /** Players, four at a table, who all change partners. */
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

  /** {@return the word for a contestant: player or pair} */
  public String contestant() {
    return contestant;
  }

  /** {@return the word for the contestants, in the plural} */
  public String contestants() {
    return contestant + "s";
  }

  /**
   * @return the seats at which contestants are listed, in the usual order: NS before EW; South, who
   *     stays, before North for lone players
   */
  public List<Seat> seats() {
    return switch (this) {
      case INDIVIDUAL -> List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
      case PAIRS -> List.of(Seat.NORTH, Seat.EAST);
      case SOLO -> List.of(Seat.SOUTH, Seat.NORTH);
    };
  }

  /**
   * @param direction NS or EW
   * @return the word for contestants there: NS or EW; of lone players the seat, South or North
   */
  public String side(Direction direction) {
    return this != SOLO ? direction.name() : direction == Direction.NS ? "South" : "North";
  }

  /** {@return both sides in words} */
  public String sides() {
    return side(Direction.NS) + " and " + side(Direction.EW);
  }

  /** {@return contestants at a full table: 4 for an individual, else 2} */
  public int perTable() {
    return this == INDIVIDUAL ? 4 : 2;
  }
}

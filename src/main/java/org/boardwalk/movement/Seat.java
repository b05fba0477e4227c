package org.boardwalk.movement;

/** The seats of a table, clockwise, so that the next constant is the left-hand opponent. */
public enum Seat {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  /** {@return the direction this seat belongs to} */
  public Direction direction() {
    return this == NORTH || this == SOUTH ? Direction.NS : Direction.EW;
  }

  /**
   * @param kind the kind of movement
   * @return the direction for which this seat's cards are played and ranked: a lone South plays
   *     East's cards too and counts as NS, a lone North plays West's, moves and counts as EW
   */
  public Direction direction(Kind kind) {
    if (kind == Kind.SOLO) {
      return this == SOUTH || this == EAST ? Direction.NS : Direction.EW;
    }
    return direction();
  }

  /** {@return N, E, S or W} */
  public String letter() {
    return name().substring(0, 1);
  }
}

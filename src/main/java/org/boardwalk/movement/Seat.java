package org.boardwalk.movement;

/** The seats of a table, clockwise, so that the next constant is the left-hand opponent. */
public enum Seat {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  /**
   * @return the direction this seat belongs to
   */
  public Direction direction() {
    return this == NORTH || this == SOUTH ? Direction.NS : Direction.EW;
  }

  /**
   * @param kind who is ranked
   * @return the direction for which those who sit here play and are ranked: a lone North plays
   *     West's cards too, moves and counts as EW
   */
  public Direction direction(Kind kind) {
    return kind == Kind.SOLO && this == NORTH ? Direction.EW : direction();
  }

  /**
   * @return N, E, S or W
   */
  public String letter() {
    return name().substring(0, 1);
  }
}

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
   * @return N, E, S or W
   */
  public String letter() {
    return name().substring(0, 1);
  }
}

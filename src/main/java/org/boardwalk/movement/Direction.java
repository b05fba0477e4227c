package org.boardwalk.movement;

/** The two directions of a table: North-South and East-West hold opposite cards. */
public enum Direction {
  /** North and South. */
  NS,
  /** East and West. */
  EW
}

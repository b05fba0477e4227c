package org.boardwalk.problem;

/** The family of movements that a wish is to be answered from. */
public enum Form {
  /** Any movement. */
  FREE,
  /** A rainbow: North stays, the other seats and the sets move by steps; 4 winners. */
  RAINBOW
}

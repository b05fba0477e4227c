package org.boardwalk.search.arrange;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/**
 * By how many seats the tables of a round may be turned clockwise without changing a count. Half a
 * turn keeps directions; a quarter swaps them, which is nothing to those who compare if all tables
 * that play the set do the same. A rotation begins at North, so that no turn is free.
 */
enum Turns {
  /** Tables are not turned. */
  NONE,
  /** Each table by half a turn. */
  HALF,
  /** All tables of a round by a quarter, too. */
  QUARTER;

  static Turns of(Movement movement) {
    if (movement.rotation() != Rotation.NONE) {
      return NONE;
    }
    return movement.boards().play() == Play.SHARED ? QUARTER : HALF;
  }

  /** The turns that tables of one round may have together: each table one of a choice. */
  List<List<Integer>> choices() {
    return switch (this) {
      case NONE -> List.of(List.of(0));
      case HALF -> List.of(List.of(0, 2));
      case QUARTER -> List.of(List.of(0, 2), List.of(1, 3));
    };
  }

  /** Whether a table may be turned so, when all others of the round may follow. */
  boolean allows(int quarters) {
    return switch (this) {
      case NONE -> quarters == 0;
      case HALF -> quarters % 2 == 0;
      case QUARTER -> true;
    };
  }
}

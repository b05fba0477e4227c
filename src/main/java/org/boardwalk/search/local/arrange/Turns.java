package org.boardwalk.search.local.arrange;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/**
 * The turns, in seats clockwise, that the tables of a round may make without changing any count.
 * Half a turn keeps directions. A quarter swaps them, which makes no difference to comparisons if
 * all tables that play the set turn likewise. A rotation begins at North, so that no turn is free.
 */
enum Turns {
  /** Tables are not turned. */
  NONE,
  /** Each table may make half a turn. */
  HALF,
  /** All tables of a round together may make a quarter turn, too. */
  QUARTER;

  static Turns of(Movement movement) {
    if (movement.rotation() != Rotation.NONE) {
      return NONE;
    }
    return movement.boards().play() == Play.SHARED ? QUARTER : HALF;
  }

  /** The turns that tables of one round may make together: each table one of a choice. */
  List<List<Integer>> choices() {
    return switch (this) {
      case NONE -> List.of(List.of(0));
      case HALF -> List.of(List.of(0, 2));
      case QUARTER -> List.of(List.of(0, 2), List.of(1, 3));
    };
  }

  /** Whether a table may make this turn if all other tables of the round may follow. */
  boolean allows(int quarters) {
    return switch (this) {
      case NONE -> quarters == 0;
      case HALF -> quarters % 2 == 0;
      case QUARTER -> true;
    };
  }
}

package org.boardwalk.exchange;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;

/** Writes one format. Stateless and thread-safe. */
interface MovementWriter {

  /**
   * The whole file.
   *
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  byte[] bytes(Movement movement);

  /**
   * Refuses what no file of the format holds.
   *
   * @throws IllegalArgumentException when the format cannot hold movements of that kind and size
   */
  default void check(Kind kind, int tables) {}

  /**
   * The whole file of a movement that was read, with what its own format keeps beside it.
   *
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  default byte[] bytes(Piece piece) {
    return bytes(piece.movement().orElseThrow());
  }
}

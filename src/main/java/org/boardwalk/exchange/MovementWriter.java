package org.boardwalk.exchange;

import org.boardwalk.movement.Movement;

/** Writes one format. Stateless and thread-safe. */
interface MovementWriter {

  /**
   * The whole file.
   *
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  byte[] bytes(Movement movement);
}

package org.boardwalk.exchange;

import org.boardwalk.movement.Movement;

/** Writes one format. Stateless and thread-safe. */
interface MovementWriter {

  /**
   * The whole file, lines ended by line feeds.
   *
   * @throws IllegalArgumentException when the format cannot say what the movement is
   */
  String write(Movement movement);
}

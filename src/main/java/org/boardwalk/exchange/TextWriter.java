package org.boardwalk.exchange;

import java.nio.charset.StandardCharsets;
import org.boardwalk.movement.Movement;

/** Writes a format that is text, in UTF-8. */
interface TextWriter extends MovementWriter {

  /**
   * The whole file, lines ended by line feeds.
   *
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  String write(Movement movement);

  @Override
  default byte[] bytes(Movement movement) {
    return write(movement).getBytes(StandardCharsets.UTF_8);
  }

  /** The name on one line, as a line break in it would end the entry. */
  static String oneLine(String name) {
    return name.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
  }
}

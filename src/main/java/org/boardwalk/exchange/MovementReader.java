package org.boardwalk.exchange;

import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;

/** Reads one format. Stateless and thread-safe. */
interface MovementReader {

  /**
   * Whether a file looks like this format, by its content; cheap, and fails only when the format is
   * text and the file is not.
   */
  boolean recognises(Source source);

  /**
   * Reads a movement, which may break rules, as only the judge decides on that.
   *
   * @throws FileException with the line, when a number is missing, too many or out of range
   */
  Movement read(Source source, Unstated unstated);

  /**
   * Reads all movements of a file. Most formats hold one.
   *
   * @throws FileException when nothing can be read; a fault in one of several movements is listed
   *     with that movement
   */
  default Volume readAll(Source source, Unstated unstated) {
    return Volume.of(source.path(), read(source, unstated));
  }
}

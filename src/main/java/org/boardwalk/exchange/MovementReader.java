package org.boardwalk.exchange;

import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;

/** Reads one format. Stateless and thread-safe. */
interface MovementReader {

  /**
   * Whether this looks like the format, judged by what stands in it; cheap, and fails only when the
   * format is text and this is none.
   */
  boolean recognises(Source source);

  /**
   * Reads a movement that may break rules, which is for the judge to say.
   *
   * @throws FileException with the line, when a number is missing, too many or out of range
   */
  Movement read(Source source, Unstated unstated);

  /**
   * Reads all movements of a file. Of most formats there is one.
   *
   * @throws FileException when nothing can be read; a fault of one of several movements stays with
   *     it
   */
  default Volume readAll(Source source, Unstated unstated) {
    return Volume.of(source.path(), read(source, unstated));
  }
}

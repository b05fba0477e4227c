package org.boardwalk.exchange;

import org.boardwalk.library.FileException;
import org.boardwalk.movement.Movement;

/** Reads one format. Stateless and thread-safe. */
interface MovementReader {

  /** Whether this looks like the format, judged by how it begins; cheap, and never fails. */
  boolean recognises(Source source);

  /**
   * Reads a movement that may break rules, which is for the judge to say.
   *
   * @throws FileException with the line, when a number is missing, too many or out of range
   */
  Movement read(Source source, Unstated unstated);
}

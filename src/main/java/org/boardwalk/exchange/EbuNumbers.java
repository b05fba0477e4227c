package org.boardwalk.exchange;

import org.boardwalk.movement.Movement;

/**
 * Reads the numbers of a line.
 *
 * @param source the file
 * @param line the line, from 1
 */
record EbuNumbers(Source source, int line) {

  /** A number within limits. */
  int ranged(String what, String word, int least, int most) {
    return source.within(line, what, source.number(line, what, word), least, most);
  }

  /** The number of a pair or player; 0 for an empty place. */
  int contestant(String what, String word) {
    return ranged(what, word, 0, Movement.MOST_CONTESTANTS);
  }
}

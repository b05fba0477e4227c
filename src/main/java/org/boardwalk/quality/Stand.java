package org.boardwalk.quality;

import java.util.List;

/**
 * A bye stand: a place before a table for sets that wait to be played there.
 *
 * @param table the table it serves, from 1
 * @param waiting the copies that wait there in each round, from round 1, in the order in which they
 *     are needed
 */
public record Stand(int table, List<List<Copy>> waiting) {

  /** Copies the list. */
  public Stand {
    waiting = waiting.stream().map(List::copyOf).toList();
  }

  /** {@return the greatest number of sets that wait there in a round} */
  public int most() {
    return waiting.stream().mapToInt(List::size).max().orElse(0);
  }
}

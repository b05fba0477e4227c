package org.boardwalk.search.local.crossover;

import org.boardwalk.quality.DirectionChanges;

/**
 * How many contestants are to sit in the other direction than in the session before. The wish
 * concerns contestants that had one direction there, and is kept as nearly as the seats allow.
 */
public enum DirectionWish {
  /** No wish. */
  ANY,
  /** Half of them, rounded either way. */
  HALF,
  /** All of them. */
  ALL;

  /**
   * @param changes the changes of direction
   * @return whether they are as wished for
   */
  public boolean kept(DirectionChanges changes) {
    return Wanted.of(this, changes.settled()).violation(changes.changers()) == 0;
  }
}

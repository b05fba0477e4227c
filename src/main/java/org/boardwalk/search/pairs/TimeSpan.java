package org.boardwalk.search.pairs;

/**
 * The time span of the search for a room.
 *
 * @param from the part of the quest's time at which it begins
 * @param to the part at which it ends
 */
record TimeSpan(double from, double to) {

  /** The part of the quest's time at which a part of this span has passed. */
  double at(double part) {
    return from + part * (to - from);
  }
}

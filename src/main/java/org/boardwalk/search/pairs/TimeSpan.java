package org.boardwalk.search.pairs;

/**
 * How far the search for a room may go.
 *
 * @param from the part of the quest's time at which it begins
 * @param to the part at which it ends
 */
record TimeSpan(double from, double to) {

  /** The part of the quest's time at which a part of this has passed. */
  double at(double part) {
    return from + part * (to - from);
  }
}

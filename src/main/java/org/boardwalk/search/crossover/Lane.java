package org.boardwalk.search.crossover;

/** The directions of a contestant all through a session. */
enum Lane {
  NS,
  EW,
  /** Both directions, or none. */
  MIXED
}

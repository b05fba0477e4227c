package org.boardwalk.search.local.crossover;

/** The directions of a contestant all through a session. */
enum Lane {
  NS,
  EW,
  /** Both directions, or none. */
  MIXED
}

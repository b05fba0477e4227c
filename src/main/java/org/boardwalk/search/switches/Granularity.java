package org.boardwalk.search.switches;

/** What is arrow-switched together. */
public enum Granularity {
  /** All tables of a round. */
  ROUND,
  /** Each table in each round for itself. */
  TABLE
}

package org.boardwalk.search.local.switches;

/** The unit of arrow switching. */
public enum Granularity {
  /** All tables of a round. */
  ROUND,
  /** Each table in each round separately. */
  TABLE
}

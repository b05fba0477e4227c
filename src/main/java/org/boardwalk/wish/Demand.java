package org.boardwalk.wish;

/** The demand for a criterion. */
public enum Demand {
  /** Hard: the criterion's cost must be 0. */
  REQUIRE,
  /** The criterion's cost goes into the objective. */
  MINIMISE,
  /** The criterion does not matter. */
  IGNORE
}

package org.boardwalk.wish;

/** How much a criterion is wanted. */
public enum Demand {
  /** Hard: the criterion's cost must be 0. */
  REQUIRE,
  /** Its cost goes into the objective. */
  MINIMISE,
  /** It does not matter. */
  IGNORE
}

package org.boardwalk.library;

/**
 * What is known about how good a movement is.
 *
 * @param status ideal, optimal, feasible or impossible
 * @param by the theorem with its source, or the search; an exhausted search begins with {@value
 *     #EXHAUSTED}
 */
public record Proof(Claim status, String by) {

  /** How the words of a proof by exhausted search begin. */
  public static final String EXHAUSTED = "exhausted search";

  /**
   * @return whether a search was exhausted, so that bounds can be higher than the theorems'
   */
  public boolean exhausted() {
    return by.startsWith(EXHAUSTED);
  }
}

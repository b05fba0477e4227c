package org.boardwalk.quality;

/** How simple the rule is by which boards that circulate are carried; the simplest first. */
public enum WalkGrade {
  /** Each table gets its sets from the next table, always after the same number of rounds. */
  DOWN_ONE,
  /** Each table gets its sets from one and the same table, always after the same rounds. */
  RULE,
  /** There is no such rule. */
  ANY;

  /**
   * @param other a grade
   * @return whether this one is as simple as that, or simpler
   */
  public boolean atLeast(WalkGrade other) {
    return compareTo(other) <= 0;
  }
}

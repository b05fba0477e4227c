package org.boardwalk.quality;

/** Grades of the rule by which circulating boards are carried, the simplest first. */
public enum WalkGrade {
  /** Each table gets its sets from the next table, always after the same number of rounds. */
  DOWN_ONE,
  /** Each table gets its sets from one table, always after the same number of rounds. */
  RULE,
  /** There is no such rule. */
  ANY;

  /**
   * @param other a grade
   * @return whether this grade is at least as simple as that
   */
  public boolean atLeast(WalkGrade other) {
    return compareTo(other) <= 0;
  }
}

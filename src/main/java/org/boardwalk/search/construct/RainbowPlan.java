package org.boardwalk.search.construct;

/** Who is at which table in every round of a rainbow; tables and rounds count from 0. */
interface RainbowPlan {

  /**
   * @param table a table
   * @param round a round
   * @return where those at the table began
   */
  Homes at(int table, int round);

  /**
   * @return how the movement is made, in words
   */
  String explanation();
}

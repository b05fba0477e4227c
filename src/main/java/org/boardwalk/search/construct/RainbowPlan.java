package org.boardwalk.search.construct;

/** A rainbow's players and sets by table and round; tables and rounds count from 0. */
interface RainbowPlan {

  /** {@return the tables where the players and the set began} */
  StartTables at(int table, int round);

  /** {@return how the movement is made, in words} */
  String explanation();
}

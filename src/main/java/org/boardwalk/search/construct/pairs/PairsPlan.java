package org.boardwalk.search.construct.pairs;

/** A full movement of two contestants for each table; all count from 0. */
@FunctionalInterface
interface PairsPlan {

  /**
   * @param table a table
   * @param round a round
   * @return who plays what there
   */
  Meeting at(int table, int round);
}

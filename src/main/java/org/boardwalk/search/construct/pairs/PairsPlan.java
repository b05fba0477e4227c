package org.boardwalk.search.construct.pairs;

/** A movement of two contestants at each table, none missing; all numbers count from 0. */
@FunctionalInterface
interface PairsPlan {

  /** {@return the contestants and the set there} */
  Meeting at(int table, int round);
}

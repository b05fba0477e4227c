package org.boardwalk.search.local.kernel;

/** Steps of one kind of problem at one temperature. */
interface Steps {

  /**
   * Makes steps.
   *
   * @param problem the state
   * @param chance source of random choices
   * @param steps how many, at least 0
   * @param temperature in units of the cost, more than 0
   */
  void make(Problem problem, Chance chance, int steps, double temperature);
}

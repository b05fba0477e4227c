package org.boardwalk.search.construct.pairs;

/**
 * The walk of EW: up one table after every round, and once up two.
 *
 * @param tables how many tables EW walk through
 * @param skipAfter the number of rounds after which EW move up two; 0 for never
 */
record EastWestWalk(int tables, int skipAfter) {

  /** {@return the table where the EW contestant at a table began, from 0} */
  int home(int table, int round) {
    return Math.floorMod(table - round - skipped(round), tables);
  }

  /** {@return the table of the EW contestant that began at a table, from 0} */
  int table(int home, int round) {
    return (home + round + skipped(round)) % tables;
  }

  private int skipped(int round) {
    return skipAfter > 0 && round >= skipAfter ? 1 : 0;
  }

  /** {@return a text such as: EW up 1, up 2 after round 6} */
  String sentence(int rounds) {
    return "EW up 1"
        + (skipAfter > 0 && skipAfter < rounds ? ", up 2 after round " + skipAfter : "");
  }
}

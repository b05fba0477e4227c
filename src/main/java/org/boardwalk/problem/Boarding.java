package org.boardwalk.problem;

/** Which sets the tables of a Web play. */
public sealed interface Boarding {

  /** The published rule for the size. */
  Boarding RULE = new Rule();

  /** Segments of tables that the search cuts. */
  Boarding CUT = new Cut();

  /** Any set at any table in any round. */
  Boarding FREE = new Free();

  /** The published rule for the size. */
  record Rule() implements Boarding {}

  /** Segments of tables that the search cuts: fewest copies, then fewest segments. */
  record Cut() implements Boarding {}

  /** Any set at any table in any round: fewest breaks in the walk of the boards. */
  record Free() implements Boarding {}

  /**
   * Given segments.
   *
   * @param segments such as 13-up-3-up-3-down
   */
  record Given(Segments segments) implements Boarding {}
}

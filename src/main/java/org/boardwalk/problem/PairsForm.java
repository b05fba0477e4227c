package org.boardwalk.problem;

/** The family of movements that a wish for pairs, or for lone players, is to be answered from. */
public sealed interface PairsForm {

  /** NS stay, EW move up one table, the sets down one. */
  record Mitchell(Closing closing) implements PairsForm {}

  /** How a Mitchell of an even number of tables avoids that pairs meet a set again. */
  enum Closing {
    /** Whatever the size needs: nothing for an odd number of tables, else a relay. */
    AUTO,
    /** EW skip a table after half of the rounds. */
    SKIP,
    /** Table 1 and the last share boards, and a bye stand waits half way round. */
    RELAY
  }

  /** Everybody but the stationary moves by one cyclic rule, and all meet all where rounds allow. */
  record Howell() implements PairsForm {}

  /**
   * NS stay, EW move up one table, and sets come in copies, so that all tables play the same
   * boards.
   *
   * @param boarding which sets the tables play
   * @param walk how EW move
   * @param party whether there is a rover and a party table, the last one
   */
  record Web(Boarding boarding, Walk walk, Party party) implements PairsForm {}

  /** How the EW pairs of a Web move. */
  enum Walk {
    /** Up one; after half of the rounds they skip a table where the published rule says so. */
    RULE,
    /** Up one after every round. */
    UP_ONE,
    /** Up one, but some rounds all of them skip tables. */
    SKIPS,
    /** Anywhere: each pair its own way, but it meets nobody twice. */
    FREE
  }

  /** Who visits tables as a rover while the pairs they bump play at the party table. */
  enum Party {
    /** Nobody. */
    NONE,
    /** A pair that sits EW. */
    EW_ROVER,
    /** A pair that sits NS. */
    NS_ROVER
  }

  /**
   * Two pairs at one table, who play all boards a second time with the cards of the other
   * direction.
   */
  record SingleTable() implements PairsForm {}

  /** Any movement of one winner in which pairs meet at most once, balanced as well as can be. */
  record Free() implements PairsForm {}
}

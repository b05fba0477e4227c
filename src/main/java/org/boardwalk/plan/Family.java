package org.boardwalk.plan;

/** The families of movements that are proposed. */
public enum Family {
  /** All players change partners from round to round. */
  INDIVIDUAL("individual"),
  /** Individual play with one or a few copies of the boards, which go from table to table. */
  CIRCULATING("individual with boards that go round"),
  /** All players change partners from board to board. */
  ROTATION("individual with a rotation"),
  /** Four fields, ranked by seat. */
  RAINBOW("rainbow"),
  /** Howells, complete or curtailed; one winner. */
  HOWELL("Howell"),
  /** One winner, of any form, in fewer rounds than all pairs need to meet. */
  ONE_WINNER("balanced, one winner"),
  /** Two winners, of any form, in sizes that no plain Mitchell or Web serves. */
  TWO_WINNERS("two winners"),
  /** NS stay, EW move; two winners. */
  MITCHELL("Mitchell"),
  /**
   * A Mitchell with one pair more than the tables seat; this pair visits one table after the other.
   */
  ROVER("Mitchell with a rover"),
  /** Most NS stay, EW move, for one round more than a Mitchell has; one winner. */
  HESITATION("hesitation Mitchell"),
  /** NS stay, EW move; one winner by arrow switches. */
  SWITCHED_MITCHELL("Mitchell with arrow switches"),
  /** NS stay, EW move, all tables play the same boards, which come in copies. */
  WEB("Web"),
  /** Mitchells side by side with the same boards, ranked as one event. */
  SECTIONS("Mitchell in sections"),
  /** One table. */
  SINGLE_TABLE("single table"),
  /** Teams of which two play each other at two tables side by side in each round. */
  HEAD_TO_HEAD("teams head to head"),
  /** Teams whose NS stay at their table; the halves of a match are in two rounds. */
  AMERICAN_WHIST("American Whist"),
  /** Teams in any other movement with one copy of the boards. */
  TEAMS_ONE_COPY("teams with one copy of the boards"),
  /** Teams in any movement with two copies of the boards, such as a New England Relay. */
  TEAMS_TWO_COPIES("teams with two copies of the boards");

  private final String word;

  Family(String word) {
    this.word = word;
  }

  /** {@return whether its contestants are the pairs of teams of four} */
  public boolean ofTeams() {
    return switch (this) {
      case HEAD_TO_HEAD, AMERICAN_WHIST, TEAMS_ONE_COPY, TEAMS_TWO_COPIES -> true;
      default -> false;
    };
  }

  /**
   * {@return whether NS stay and EW walk, so that one ranking comes of switches of whole rounds}
   */
  public boolean switchable() {
    return this == SWITCHED_MITCHELL || this == WEB || this == SECTIONS;
  }

  /** {@return the name of the family in ordinary words} */
  public String word() {
    return word;
  }
}

package org.boardwalk.plan;

/** The families of movements that are proposed. */
public enum Family {
  /** Everybody changes partners from round to round. */
  INDIVIDUAL("individual"),
  /** The same with one or a few copies of the boards, which go from table to table. */
  CIRCULATING("individual with boards that go round"),
  /** Everybody changes partners from board to board. */
  ROTATION("individual with a rotation"),
  /** Four fields, ranked by seat. */
  RAINBOW("rainbow"),
  /** Howells, also cut short; one winner. */
  HOWELL("Howell"),
  /** One winner in fewer rounds than it takes for all to meet, of any form. */
  ONE_WINNER("pairs with one winner"),
  /** Two winners in sizes that no plain Mitchell or Web serves, of any form. */
  TWO_WINNERS("pairs with two winners"),
  /** NS stay, EW move; two winners. */
  MITCHELL("Mitchell"),
  /** The same with a pair more than tables have room for, which visits one after the other. */
  ROVER("Mitchell with a rover"),
  /** NS stay, EW move, one winner by arrow switches. */
  SWITCHED_MITCHELL("Mitchell with arrow switches"),
  /** NS stay, EW move, everybody plays the same boards, which come in copies. */
  WEB("Web"),
  /** The same with fewer copies, but boards that go by no rule. */
  WEB_BY_CARDS("Web with boards carried by the cards"),
  /** One table. */
  SINGLE_TABLE("single table");

  private final String word;

  Family(String word) {
    this.word = word;
  }

  /**
   * @return what people call it
   */
  public String word() {
    return word;
  }
}

package org.boardwalk.search.amend;

/** How a session can go on. */
public enum WayOn {
  /**
   * As it was planned: whoever comes takes the places that are empty, at tables more where there
   * are not enough; whose opponents have left have nobody to play against.
   */
  PLANNED(
      "as planned; whoever comes takes the empty places, or a table more; where somebody is missing"
          + " the others wait"),

  /** As it was planned, and a table that would have no boards shares those of another one. */
  SHARING(
      "as planned; whoever comes takes the empty places, and a table that would have no boards"
          + " shares those of another one"),

  /**
   * Whoever has no place goes round as a rover, and takes in each round an empty place, or where
   * there is none the place of others, who sit out.
   */
  ROVER(
      "as planned, but whoever has no game takes an empty place in each round, or that of others, who"
          + " sit out"),

  /** With as few changes as it takes that nobody replays a board. */
  REPAIR("as little changed as it takes that nobody replays a board"),

  /** The rest is a new movement, with as few sit-outs and meetings repeated as may be. */
  ANEW("a new movement for the rest");

  private final String sentence;

  WayOn(String sentence) {
    this.sentence = sentence;
  }

  /**
   * @return what people do, in words
   */
  public String sentence() {
    return sentence;
  }
}

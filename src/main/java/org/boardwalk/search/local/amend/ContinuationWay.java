package org.boardwalk.search.local.amend;

/** The ways in which a session can go on, those that disturb least first. */
public enum ContinuationWay {
  /**
   * As planned. New contestants take the empty places, at more tables where there are not enough;
   * contestants whose opponents have left wait.
   */
  PLANNED("as planned; where a place is empty the others at the table wait"),

  /** As planned, and a table that would have no boards shares those of another one. */
  SHARING("as planned; a table that would have no boards shares those of another one"),

  /** As planned, but those who sat in each other's places keep them for the rest. */
  EXCHANGED("as planned, but those who sat in each other's places keep them to the end"),

  /**
   * As planned, with rovers: a contestant without a place takes in each round an empty place or,
   * where there is none, the place of others, who sit out.
   */
  ROVER(
      "as planned, but those without a game take empty places in each round, or those of others, who"
          + " sit out"),

  /** With as few changes as are needed so that no board is replayed. */
  REPAIR("as few changes as are needed so that no board is replayed"),

  /** With a new movement for the rest, with as few sit-outs and repeated meetings as possible. */
  ANEW("a new movement for the rest");

  private final String sentence;

  ContinuationWay(String sentence) {
    this.sentence = sentence;
  }

  /** {@return whether all go on as planned, but for those whom the disruption concerns} */
  boolean leavesOthersAlone() {
    return this == PLANNED || this == SHARING || this == EXCHANGED;
  }

  /** {@return the way to go on, in words} */
  public String sentence() {
    return sentence;
  }
}

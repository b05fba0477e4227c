package org.boardwalk.publish.paper;

/** The least size of the type. */
public enum TypeSize {
  /** Readable at arm's length. */
  NORMAL(8),
  /**
   * Large type for people with impaired sight: fewer cards to a page, no smaller than 13 points.
   */
  LARGE(13.5);

  private final double least;

  TypeSize(double least) {
    this.least = least;
  }

  /**
   * The smallest type size of text to be read, in points; a card that does not fit in it is split.
   */
  double least() {
    return least;
  }
}

package org.boardwalk.publish.paper;

/** How large the type is at least. */
public enum TypeSize {
  /** Readable at arm's length. */
  NORMAL(8),
  /** For those who see less well: fewer to a page, no smaller than 13 points. */
  LARGE(13.5);

  private final double least;

  TypeSize(double least) {
    this.least = least;
  }

  /** The smallest type of what is to be read, in points; where paper runs out it is split. */
  double least() {
    return least;
  }
}

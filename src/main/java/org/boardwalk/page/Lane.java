package org.boardwalk.page;

/**
 * What a page costs the processor. Each lane does a few things at once and lets a few wait, so that
 * work of one kind never stands in the way of another kind.
 */
enum Lane {
  /** What is there already: forms, styles, how a search goes on. */
  LIGHT(8, 200),

  /** Up to half a second of a processor: proposals, movements and rankings of an evening. */
  USUAL(2, 16),

  /**
   * Up to ten seconds of a processor: files to be judged, PDF, movements of many players. One
   * processor at least is left for the others.
   */
  LARGE(Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors() - 1)), 4);

  private final int atOnce;
  private final int waiting;

  Lane(int atOnce, int waiting) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }

  /** How many things are done at once. */
  int atOnce() {
    return atOnce;
  }

  /** How many more may wait. */
  int waiting() {
    return waiting;
  }
}

package org.boardwalk.page;

/**
 * What a page costs the processor. Of each workload a few requests are served at once and a few
 * more may wait, so that work of one kind never stands in the way of another kind.
 */
enum Workload {
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

  Workload(int atOnce, int waiting) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }

  /** How many requests are served at once. */
  int atOnce() {
    return atOnce;
  }

  /** How many more may wait. */
  int waiting() {
    return waiting;
  }
}

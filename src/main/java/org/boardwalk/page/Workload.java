package org.boardwalk.page;

/**
 * The processor time that a page needs. A few requests of each workload are served at once and a
 * few more may wait, so that one kind of work never blocks another.
 */
enum Workload {
  /** No calculation: forms, styles, the progress of a search. */
  LIGHT(8, 200),

  /** Up to half a second of a processor: proposals, movements and rankings of an evening. */
  USUAL(2, 16),

  /**
   * Up to ten seconds of a processor: files to be judged, PDF, movements of many players. At least
   * one processor is left for the other workloads.
   */
  LARGE(Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors() - 1)), 4);

  private final int atOnce;
  private final int waiting;

  Workload(int atOnce, int waiting) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }

  /** The number of requests that are served at once. */
  int atOnce() {
    return atOnce;
  }

  /** The number of further requests that may wait. */
  int waiting() {
    return waiting;
  }
}

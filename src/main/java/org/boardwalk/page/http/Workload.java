package org.boardwalk.page.http;

import java.time.Duration;

/**
 * The processor time that a page needs. A few requests of each workload are served at once and a
 * few more may wait, so that one kind of work never blocks another.
 */
public enum Workload {
  /** No calculation: forms, styles, the progress of a search. */
  LIGHT(8, 200, 1),

  /** Up to half a second of a processor: proposals, movements and rankings of an evening. */
  USUAL(2, 16, 3),

  /**
   * Up to ten seconds of a processor: files to be judged, PDF, movements of many players. At least
   * one processor is left for the other workloads.
   */
  LARGE(Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors() - 1)), 4, 6);

  private final int atOnce;
  private final int waiting;
  private final int times;

  Workload(int atOnce, int waiting, int times) {
    this.atOnce = atOnce;
    this.waiting = waiting;
    this.times = times;
  }

  /** The number of requests that are served at once. */
  int atOnce() {
    return atOnce;
  }

  /** The number of further requests that may wait. */
  int waiting() {
    return waiting;
  }

  /**
   * The time from the arrival of a request to its answer, waiting included: with the usual patience
   * 10 s, 30 s or 60 s.
   *
   * @param patience the time for light work
   */
  Duration deadline(Duration patience) {
    return patience.multipliedBy(times);
  }
}

package org.boardwalk.search.local;

/**
 * How many times as much as at first required criteria weigh: twice as much each time one was not
 * met in the end. Where nearly everybody has to be partnered, little else may count; elsewhere what
 * weighs more makes a search stiff.
 */
final class Emphasis {

  /** By trial: 26 players in 25 rounds with two copies need it. */
  private static final long MOST = 16;

  private long times = 1;

  long times() {
    return times;
  }

  /** Takes note of whether what a search ended with met what is required. */
  void after(boolean met) {
    times = met ? times : Math.min(2 * times, MOST);
  }
}

package org.boardwalk.search.local;

/**
 * A growing factor for the weights of required criteria: it doubles each time a search ends without
 * meeting them. Where nearly all players have to be partnered, little else may count; elsewhere a
 * heavier weight makes a search rigid.
 */
final class Emphasis {

  /** The largest factor, by trial: 26 players in 25 rounds with two copies need it. */
  private static final long MOST = 16;

  private long times = 1;

  long times() {
    return times;
  }

  /** Records whether the end of a search met the required criteria. */
  void after(boolean met) {
    times = met ? times : Math.min(2 * times, MOST);
  }
}

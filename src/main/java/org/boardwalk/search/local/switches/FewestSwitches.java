package org.boardwalk.search.local.switches;

import java.util.stream.IntStream;

/**
 * Finds the choice with the fewest switches among those that give equal c. Switching every table
 * that plays a set turns all signs of the set and none of their products; so does switching every
 * round.
 */
final class FewestSwitches {

  private FewestSwitches() {}

  /**
   * @param counts counts with some encounters switched
   * @param granularity the unit of switching
   * @return the encounters to switch instead
   */
  static boolean[] alike(SwitchCounts counts, Granularity granularity) {
    boolean[] state = counts.state();
    switch (granularity) {
      case ROUND -> fewer(state, IntStream.range(0, state.length).toArray());
      case TABLE -> {
        for (int[] set : counts.sets) {
          fewer(state, set);
        }
      }
    }
    return state;
  }

  private static void fewer(boolean[] state, int[] encounters) {
    int switched = 0;
    for (int e : encounters) {
      switched += state[e] ? 1 : 0;
    }
    if (2 * switched > encounters.length) {
      for (int e : encounters) {
        state[e] = !state[e];
      }
    }
  }
}

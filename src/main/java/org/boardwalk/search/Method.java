package org.boardwalk.search;

import java.time.Duration;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;

/**
 * A way to search for movements. It reports whatever it finds or proves to the search, which judges
 * it and keeps the best.
 *
 * @param <W> the kind of wish that it fits
 */
public interface Method<W extends Wish> {

  /**
   * @return what it searches, in words, such as "starters over Z13"
   */
  String name();

  /**
   * @return what kind of method it is
   */
  MethodKind kind();

  /**
   * @return whether it reports all its effort by {@link SearchScope#spend}; otherwise a turn counts
   *     as its slice, or an eighth of that where nothing more can be found
   */
  default boolean counts() {
    return false;
  }

  /**
   * Searches until the slice is used up, nothing more can be found, or {@link SearchScope#over}
   * says so. Runs on one thread.
   *
   * @param scope where to report, and when to stop
   * @param slice how long, in deterministic effort that takes about this long on an ordinary
   *     machine
   * @param seed source of chance: equal searches, slices and seeds give equal results
   * @return whether another run, longer or with another seed, could find more
   */
  boolean run(SearchScope<W> scope, Duration slice, long seed);
}

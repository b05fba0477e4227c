package org.boardwalk.search.amend;

import java.util.SplittableRandom;

/** A neighbourhood of the search: proposes one change of the rest of a session at a time. */
@FunctionalInterface
interface RestChange {

  /** Makes a small change; the caller keeps it or undoes it. */
  void attempt(Rest rest, SplittableRandom random);
}

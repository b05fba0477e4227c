package org.boardwalk.search.local.amend;

import org.boardwalk.search.local.kernel.Chance;

/** A neighbourhood of the search: proposes one change of the rest of a session at a time. */
@FunctionalInterface
interface RestChange {

  /** Makes a small change, with at most four small random numbers; it is kept or undone. */
  void attempt(Rest rest, Chance chance);
}

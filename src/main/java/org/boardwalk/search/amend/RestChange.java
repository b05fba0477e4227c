package org.boardwalk.search.amend;

import java.util.SplittableRandom;

/** What is tried to make the rest of a session better, one change at a time. */
@FunctionalInterface
interface RestChange {

  /** Changes the rest a little; whoever asked keeps the change or takes it back. */
  void attempt(Rest rest, SplittableRandom random);
}

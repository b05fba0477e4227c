package org.boardwalk.search.local;

import java.util.SplittableRandom;

/** Proposes who sits out instead of whom, so that sit-outs stay fair. */
abstract sealed class SitOutMove permits SitOutsByTurn, FairSitOuts {

  /** The round in which {@code a} sits out and {@code b} plays; they change places there. */
  int round;

  /** The round in which it is the other way round; -1 when there is none. */
  int other;

  int a;
  int b;

  /** Sets the fields to a fair move, or says no. */
  abstract boolean propose(SplittableRandom random);
}

package org.boardwalk.search.local;

import java.util.SplittableRandom;

/** Proposes exchanges of sit-outs that keep sit-outs fair. */
abstract sealed class SitOutMove permits SitOutsByTurn, FairSitOuts {

  /** The round in which {@code a} sits out and {@code b} plays; the two are exchanged there. */
  int round;

  /** The round in which {@code b} sits out and {@code a} plays; -1 when there is none. */
  int other;

  int a;
  int b;

  /** Sets the fields to a fair move; false when there is none. */
  abstract boolean propose(SplittableRandom random);
}

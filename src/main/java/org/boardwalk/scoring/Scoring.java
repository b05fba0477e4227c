package org.boardwalk.scoring;

import java.util.List;

/** A way to turn results into scores. */
@FunctionalInterface
interface Scoring {

  /** The gain of each side at each play that counts. */
  List<Award> awards(Event event);
}

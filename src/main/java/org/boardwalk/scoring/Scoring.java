package org.boardwalk.scoring;

import java.util.List;

/** How results become scores. */
@FunctionalInterface
interface Scoring {

  /** What each side gains at each play that counts. */
  List<Award> awards(Event event);
}

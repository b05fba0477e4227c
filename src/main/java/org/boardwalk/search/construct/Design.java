package org.boardwalk.search.construct;

import org.boardwalk.movement.Movement;

/** What a construction comes to. */
public sealed interface Design {

  /**
   * A movement, not yet judged.
   *
   * @param movement the movement
   * @param explanation how it is made, in words
   */
  record Built(Movement movement, String explanation) implements Design {}

  /**
   * No movement answers the wish.
   *
   * @param by the clash, or what was tried exhaustively; one sentence without its full stop
   */
  record Refuted(String by) implements Design {}

  /**
   * No construction here applies, and nothing is proved.
   *
   * @param why in words
   */
  record Unknown(String why) implements Design {}
}

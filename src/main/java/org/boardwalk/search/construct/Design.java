package org.boardwalk.search.construct;

import java.util.Optional;
import org.boardwalk.movement.Movement;

/** What a construction comes to. */
public sealed interface Design {

  /**
   * @return the movement that was built, not yet judged; empty where none was
   */
  default Optional<Movement> built() {
    return this instanceof Built made ? Optional.of(made.movement()) : Optional.empty();
  }

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

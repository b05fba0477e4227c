package org.boardwalk.search.construct;

import java.util.Optional;
import org.boardwalk.movement.Movement;

/** The result of a construction. */
public sealed interface Design {

  /** {@return the movement that was built, not yet judged; empty where there is none} */
  default Optional<Movement> built() {
    return this instanceof Built made ? Optional.of(made.movement()) : Optional.empty();
  }

  /**
   * A movement, not yet judged.
   *
   * @param movement the movement
   * @param explanation how the movement is made, in words
   */
  record Built(Movement movement, String explanation) implements Design {}

  /**
   * A proof that no movement answers the wish.
   *
   * @param by the clash, or the extent of an exhaustive search; one sentence without its full stop
   */
  record Refuted(String by) implements Design {}

  /**
   * No construction here applies, and nothing is proved.
   *
   * @param why the reason, in words
   */
  record Unknown(String why) implements Design {}
}

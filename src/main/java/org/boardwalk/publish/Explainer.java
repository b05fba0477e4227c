package org.boardwalk.publish;

import java.util.Optional;
import org.boardwalk.movement.Movement;

/** Explains one aspect of how a movement is made or run. */
@FunctionalInterface
public interface Explainer {

  /**
   * @param movement a movement, valid or not
   * @return one paragraph in plain words, without a line feed; empty when there is nothing to say
   */
  Optional<String> paragraph(Movement movement);
}

package org.boardwalk.wish.answer;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;

/**
 * A record of exhausted searches, so that others can repeat them. The record alone proves nothing.
 *
 * @param models the models, in the order in which they were searched, at least one
 * @param took the time of the whole search
 */
public record Certificate(List<Exhaustion> models, Duration took) {

  /** Copies the list and checks that it is not empty. */
  public Certificate {
    models = List.copyOf(models);
    if (models.isEmpty() || took.isNegative()) {
      throw new IllegalArgumentException(
          Text.of("certificate needs a model, and a time [%s] of at least 0", took));
    }
  }

  /**
   * @return the models in words
   */
  public String sentence() {
    return models.stream().map(Exhaustion::sentence).collect(Collectors.joining("; "));
  }
}

package org.boardwalk.answer;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.text.Text;

/**
 * What is written down of searches that were exhausted, so that somebody else can repeat them. Who
 * only reads it knows nothing yet.
 *
 * @param models the models, in the order in which they were searched, at least one
 * @param took how long the whole search took
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

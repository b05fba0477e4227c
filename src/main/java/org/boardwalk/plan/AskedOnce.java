package org.boardwalk.plan;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.answer.Answer;
import org.boardwalk.wish.Wish;

/**
 * Caches the answers of a source, so that each wish is asked only once: a wish of equal rounds is a
 * candidate with every number of boards that there is time for. Thread-safe where the source is.
 */
final class AskedOnce implements Known {

  private final Known source;
  private final Map<Wish, Optional<Answer>> said = new ConcurrentHashMap<>();

  AskedOnce(Known source) {
    this.source = source;
  }

  @Override
  public Optional<Answer> answer(Wish wish) {
    return said.computeIfAbsent(wish, source::answer);
  }

  /** The cached answer to a wish. */
  Optional<Answer> again(Wish wish) {
    return said.getOrDefault(wish, Optional.empty());
  }

  /** Whether the source answered any wish. */
  boolean answered() {
    return said.values().stream().anyMatch(Optional::isPresent);
  }
}

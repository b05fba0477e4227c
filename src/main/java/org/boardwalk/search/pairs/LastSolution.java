package org.boardwalk.search.pairs;

import java.util.Optional;
import java.util.function.Consumer;

/** Keeps the last solution that an engine reports, on any thread. */
final class LastSolution<T> implements Consumer<T> {

  private volatile Optional<T> value = Optional.empty();

  @Override
  public void accept(T next) {
    value = Optional.of(next);
  }

  Optional<T> value() {
    return value;
  }
}

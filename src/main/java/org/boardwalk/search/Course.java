package org.boardwalk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a search went: what was tried, and why no more time would help. Thread-safe. */
final class Course {

  private final Clock clock;
  private final List<String> tried = new ArrayList<>();
  private Optional<String> limit = Optional.empty();

  Course(Clock clock) {
    this.clock = clock;
  }

  synchronized void tried(String what) {
    tried.add(what);
  }

  synchronized List<String> tried() {
    return List.copyOf(tried);
  }

  /** Unless it was called off. */
  synchronized void gaveUp(String why) {
    limit = clock.cancelled().get() ? Optional.empty() : Optional.of(why);
  }

  /** All methods came to their end before the time did, unless a reason is known. */
  synchronized void ranOut() {
    if (limit.isEmpty() && !clock.over(1)) {
      limit = Optional.of("no method that fits has anything left to try");
    }
  }

  /** What ended the search. */
  synchronized String limit() {
    return limit.orElseGet(clock::ended);
  }
}

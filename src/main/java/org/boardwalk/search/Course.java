package org.boardwalk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The course of a search: which methods were tried, and why more time would not help. Thread-safe.
 */
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

  /** Notes that a method gave up, unless the search was cancelled. */
  synchronized void gaveUp(String why) {
    limit = clock.cancelled().get() ? Optional.empty() : Optional.of(why);
  }

  /** Notes that all methods ended before the time did, unless another reason is known. */
  synchronized void ranOut() {
    if (limit.isEmpty() && !clock.over(1)) {
      limit = Optional.of("no method that fits has anything left to try");
    }
  }

  /** The reason why the search ended. */
  synchronized String limit() {
    return limit.orElseGet(clock::ended);
  }
}

package org.boardwalk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;

/**
 * Answers for somebody who waits: what some seconds of search find. The answers are not kept, as a
 * longer search would find better ones. Not thread-safe.
 */
public final class OnTheSpot {

  /** For one wish. */
  private static final Duration EACH = Duration.ofSeconds(2);

  /** For all wishes together. */
  private static final Duration ALL = Duration.ofSeconds(5);

  /** Less is no use. */
  private static final Duration LEAST = Duration.ofMillis(500);

  private final SearchListener listener;
  private final AtomicBoolean cancelled;
  private final Boardwalk searching = new Boardwalk();
  private Duration left = ALL;

  /**
   * @param listener hears how the search goes
   * @param cancelled set it to stop early
   */
  public OnTheSpot(SearchListener listener, AtomicBoolean cancelled) {
    this.listener = listener;
    this.cancelled = cancelled;
  }

  /**
   * Takes two seconds at most, and five for all wishes together.
   *
   * @param wish a wish
   * @return its answer; empty when the time is over or it was cancelled
   */
  public Optional<Answer> answer(Wish wish) {
    if (cancelled.get() || left.compareTo(LEAST) < 0) {
      return Optional.empty();
    }
    Duration slice = left.compareTo(EACH) < 0 ? left : EACH;
    SearchSettings usual = wish.search();
    SearchSettings quick = new SearchSettings(usual.engine(), slice, usual.seed(), usual.workers());
    long start = System.nanoTime();
    Answer answer = searching.design(Preference.of(wish.with(quick)), listener, cancelled).answer();
    left = left.minusNanos(System.nanoTime() - start);
    return Optional.of(answer);
  }
}

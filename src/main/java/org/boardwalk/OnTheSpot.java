package org.boardwalk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Keeper;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;

/**
 * Quick answers for a waiting user: made by a rule, or found in a few seconds of search. Found
 * answers are kept like all others, so that the next request needs no search. Not thread-safe.
 */
public final class OnTheSpot {

  /** Time for one wish. */
  private static final Duration EACH = Duration.ofSeconds(2);

  /** Time for all wishes together. */
  private static final Duration ALL = Duration.ofSeconds(5);

  /** The least useful search time. */
  private static final Duration LEAST = Duration.ofMillis(500);

  private final Boardwalk boardwalk;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;
  private Duration left = ALL;
  private Optional<FileException> notKept = Optional.empty();

  /**
   * @param boardwalk searches, and keeps found answers if it has a library
   * @param listener receives the progress of the search
   * @param cancelled set it to stop early
   */
  public OnTheSpot(Boardwalk boardwalk, SearchListener listener, AtomicBoolean cancelled) {
    this.boardwalk = boardwalk;
    this.listener = listener;
    this.cancelled = cancelled;
  }

  /**
   * Answers a wish. Takes at most two seconds, and five for all wishes together.
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
    Optional<Answer> answer = within(wish.with(quick));
    left = left.minusNanos(System.nanoTime() - start);
    return answer;
  }

  /**
   * Answers with the search time left. An answer by rule need not be kept, as the rule makes the
   * same answer again.
   */
  private Optional<Answer> within(Wish quick) {
    if (quick.byRule()) {
      return boardwalk.known(quick);
    }
    Keeper.Delivery delivery = boardwalk.design(Preference.of(quick), listener, cancelled);
    notKept = notKept.or(delivery::storing);
    return Optional.of(delivery.answer());
  }

  /**
   * @return the reason why a found answer could not be kept; empty if there was no fault
   */
  public Optional<FileException> notKept() {
    return notKept;
  }
}

package org.boardwalk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * Answers while the user waits: the movement that a rule makes, or the one that a search of some
 * seconds finds. The answer of a search is kept like every other, so that it is known the next
 * time. Searches are limited by counted effort: the same question has the same answer on every
 * machine. Not thread-safe.
 */
public final class OnTheSpot {

  /** Effort for all wishes together for which a user usually waits. */
  public static final Duration USUAL = Duration.ofSeconds(5);

  /** One wish takes this part of the whole effort at most. */
  private static final double EACH = 0.4;

  /** With less than this part of the whole effort no search begins. */
  private static final double LEAST = 0.1;

  /** A search that settles its question is quick: this part of its limit, as a divisor, counts. */
  private static final int SETTLED = 8;

  private final Boardwalk boardwalk;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;
  private final Duration each;
  private final Duration least;
  private Duration left;
  private Optional<FileException> notKept = Optional.empty();

  /**
   * @param boardwalk searches, and keeps found answers if it has a library
   * @param effort the effort of all searches together
   * @param listener receives the progress of the search
   * @param cancelled set it to stop early
   */
  public OnTheSpot(
      Boardwalk boardwalk, Duration effort, SearchListener listener, AtomicBoolean cancelled) {
    this.boardwalk = boardwalk;
    this.left = effort;
    this.each = part(effort, EACH);
    this.least = part(effort, LEAST);
    this.listener = listener;
    this.cancelled = cancelled;
  }

  /**
   * Answers a wish. Takes two fifths of the effort at most.
   *
   * @param wish a wish
   * @return its answer; empty when the effort is spent or it was cancelled
   */
  public Optional<Answer> answer(Wish wish) {
    if (cancelled.get() || left.compareTo(least) < 0) {
      return Optional.empty();
    }
    Duration slice = left.compareTo(each) < 0 ? left : each;
    SearchSettings usual = wish.search();
    Wish quick =
        wish.with(new SearchSettings(usual.engine(), Limit.effort(slice), usual.seed(), 1));
    Optional<Answer> answer = within(quick);
    if (!quick.byRule()) {
      boolean settled = answer.filter(OnTheSpot::settled).isPresent();
      left = left.minus(settled ? slice.dividedBy(SETTLED) : slice);
    }
    return answer;
  }

  private static Duration part(Duration whole, double part) {
    return Duration.ofNanos(Math.round(whole.toNanos() * part));
  }

  private static boolean settled(Answer answer) {
    return answer.outcome() instanceof Outcome.Impossible
        || answer.outcome().found().filter(f -> f.standing().settled()).isPresent();
  }

  /**
   * Answers with the search time left. An answer by rule need not be kept, as the rule makes the
   * same answer again.
   */
  private Optional<Answer> within(Wish quick) {
    if (quick.byRule()) {
      return boardwalk.known(quick);
    }
    AnswerRepository.Delivery delivery =
        boardwalk.design(Preference.of(quick), listener, cancelled);
    notKept = notKept.or(delivery::storing);
    return Optional.of(delivery.answer());
  }

  /** {@return the reason why a found answer could not be kept; empty if there was no fault} */
  public Optional<FileException> notKept() {
    return notKept;
  }
}

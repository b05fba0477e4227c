package org.boardwalk.search;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Outcome;

/** Hunts for tests in other packages. */
public final class SearchScopes {

  /** Who offers what a test has made. */
  public static final Finder BY_HAND = new Finder("test", "1", "by hand");

  private SearchScopes() {}

  /**
   * A silent search. Effort ends it, as long as its wish says, so that no test ends by the clock.
   */
  public static <W extends Wish> SearchScope<W> of(W wish) {
    return new SearchScope<>(counted(wish), SearchListener.SILENT, new AtomicBoolean());
  }

  /** The wish limited by counted effort, for one worker. */
  @SuppressWarnings("unchecked")
  private static <W extends Wish> W counted(W wish) {
    SearchSettings search = wish.search();
    Limit effort = Limit.effort(search.limit().length());
    return (W)
        wish.with(new SearchSettings(search.engine(), search.methods(), effort, search.seed(), 1));
  }

  /** The best that one turn of a method finds. */
  public static <W extends Wish> Movement best(
      Method<W> method, W wish, Duration slice, long seed) {
    SearchScope<W> scope = of(wish);
    method.run(scope, slice, seed);
    return scope.best().orElseThrow();
  }

  /** Searches silently. */
  public static Answer answer(Wish wish) {
    return Designer.answer(counted(wish), SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently for what is sure to be found. */
  public static Outcome.Found found(Wish wish) {
    Answer answer = answer(wish);
    return answer
        .outcome()
        .found()
        .orElseThrow(() -> new AssertionError(answer.outcome() + ", tried " + answer.tried()));
  }
}

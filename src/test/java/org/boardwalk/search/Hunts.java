package org.boardwalk.search;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Outcome;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;

/** Hunts for tests in other packages. */
public final class Hunts {

  /** Who offers what a test has made. */
  public static final Finder BY_HAND = new Finder("test", "1", "by hand");

  private Hunts() {}

  /** A hunt that nobody listens to and nobody cancels. */
  public static <W extends Wish> Hunt<W> of(W wish) {
    return new Hunt<>(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  /** The best that one turn of a method finds. */
  public static <W extends Wish> Movement best(
      Method<W> method, W wish, Duration slice, long seed) {
    Hunt<W> hunt = of(wish);
    method.run(hunt, slice, seed);
    return hunt.best().orElseThrow();
  }

  /** Searches silently. */
  public static Answer answer(Wish wish) {
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean());
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

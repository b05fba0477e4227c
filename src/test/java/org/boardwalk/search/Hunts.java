package org.boardwalk.search;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.design.Search;
import org.boardwalk.wish.IndividualWish;

/** Hunts for tests in other packages. */
public final class Hunts {

  private Hunts() {}

  /** A hunt that nobody listens to and nobody cancels. */
  public static Hunt of(IndividualWish wish) {
    return new Hunt(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently. */
  public static Answer answer(IndividualWish wish) {
    return Search.solve(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently for what is sure to be found. */
  public static Outcome.Found found(IndividualWish wish) {
    Answer answer = answer(wish);
    if (answer.outcome() instanceof Outcome.Found found) {
      return found;
    }
    throw new AssertionError(answer.outcome() + ", tried " + answer.tried());
  }
}

package org.boardwalk.search;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.problem.IndividualWish;

/** Hunts for tests in other packages. */
public final class Hunts {

  private Hunts() {}

  /** A hunt that nobody listens to and nobody cancels. */
  public static Hunt of(IndividualWish problem) {
    return new Hunt(problem, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently. */
  public static Answer answer(IndividualWish problem) {
    return Search.solve(problem, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently for what is sure to be found. */
  public static Outcome.Found found(IndividualWish problem) {
    Answer answer = answer(problem);
    if (answer.outcome() instanceof Outcome.Found found) {
      return found;
    }
    throw new AssertionError(answer.outcome() + ", tried " + answer.tried());
  }
}

package org.boardwalk.search;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.problem.Problem;

/** Hunts for tests in other packages. */
public final class Hunts {

  private Hunts() {}

  /** A hunt that nobody listens to and nobody cancels. */
  public static Hunt of(Problem problem) {
    return new Hunt(problem, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently. */
  public static Answer answer(Problem problem) {
    return Search.solve(problem, SearchListener.SILENT, new AtomicBoolean());
  }

  /** Searches silently for what is sure to be found. */
  public static Outcome.Found found(Problem problem) {
    Answer answer = answer(problem);
    if (answer.outcome() instanceof Outcome.Found found) {
      return found;
    }
    throw new AssertionError(answer.outcome() + ", tried " + answer.tried());
  }
}

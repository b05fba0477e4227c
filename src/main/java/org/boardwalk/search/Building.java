package org.boardwalk.search;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.search.construct.Design;

/**
 * Answers a wish with what a construction came to; what it built is judged like everything else.
 */
final class Building {

  private static final String ENGINE = "construction";

  private final IndividualWish problem;
  private final SearchListener listener;
  private final String form;
  private final long start = System.nanoTime();

  Building(IndividualWish problem, SearchListener listener, String form) {
    this.form = form;
    this.problem = problem;
    this.listener = listener;
  }

  /**
   * @throws IllegalStateException when the judge does not accept what was built
   */
  Answer answer(Design design) {
    if (design instanceof Design.Built built) {
      return found(built);
    }
    if (design instanceof Design.Refuted refuted) {
      return answer(new Outcome.Impossible(refuted.by()), form);
    }
    return answer(new Outcome.GaveUp(((Design.Unknown) design).why()), form);
  }

  private Answer found(Design.Built built) {
    Hunt hunt = new Hunt(problem, listener, new AtomicBoolean());
    hunt.offer(built.movement(), ENGINE, Versions.of("boardwalk"), built.explanation());
    if (hunt.best().isEmpty()) {
      throw new IllegalStateException("the judge refuses this " + built.explanation());
    }
    return answer(hunt.result().outcome("construction"), built.explanation());
  }

  private Answer answer(Outcome outcome, String method) {
    Origin origin =
        new Origin(
            ENGINE,
            Versions.of("boardwalk"),
            method,
            problem.search().seed(),
            Duration.ofNanos(System.nanoTime() - start),
            LocalDate.now(java.time.ZoneId.systemDefault()));
    return new Answer(problem, outcome, origin, List.of());
  }
}

package org.boardwalk.library;

import java.nio.file.Path;
import org.boardwalk.problem.Wish;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Outcome;
import org.boardwalk.search.Outcome.Found;

/** Two answers to the same wish: whether the later one replaces the earlier. */
final class Rivals {

  private Rivals() {}

  static Stored judge(Answer before, Answer now, Path file) {
    if (before.outcome() instanceof Found b && now.outcome() instanceof Found n) {
      return judge(b, n, now.problem(), file);
    }
    if (before.outcome() instanceof Outcome.Impossible
        && now.outcome() instanceof Outcome.Impossible) {
      return Stored.KEPT;
    }
    throw contradiction(file, "a movement and a proof of impossibility");
  }

  private static Stored judge(Found before, Found now, Wish problem, Path file) {
    long least = Math.max(before.bounds().total(), now.bounds().total());
    if (before.card().total(problem.weights()) < least
        || now.card().total(problem.weights()) < least) {
      throw contradiction(file, "a movement and a bound above its cost");
    }
    int compared = problem.compare(now.card(), before.card());
    if (compared == 0) {
      compared = now.status().compareTo(before.status());
    }
    if (compared == 0) {
      compared = Long.compare(before.bounds().total(), now.bounds().total());
    }
    return compared < 0 ? Stored.BETTER : Stored.KEPT;
  }

  private static IllegalStateException contradiction(Path file, String what) {
    return new IllegalStateException(
        "answers contradict each other, "
            + what
            + ": ["
            + file
            + "]"
            + "\nMaybe one of the engines has a bug: keep the file, report it, and move it away.");
  }
}

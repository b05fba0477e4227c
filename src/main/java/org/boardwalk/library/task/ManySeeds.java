package org.boardwalk.library.task;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.design.SearchExecutor;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/**
 * Answers a wish with the same search under many seeds at once, by the tasks of a runner. The time
 * is cut into slices: each later task begins with the best movement found by earlier ones. Answers
 * by a rule or a theorem need no tasks.
 *
 * @param runner the runner of the tasks
 */
public record ManySeeds(Runner runner) implements SearchExecutor {

  @Override
  public Answer answer(
      Wish wish, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    if (wish.byRule() || !wish.forbidding().isEmpty()) {
      return Designer.answer(wish, beginning, listener, cancelled);
    }
    Slices slices = new Slices(wish, beginning, listener);
    AtomicBoolean over = new AtomicBoolean(cancelled.get());
    Watcher watcher = Watcher.of(() -> cancelled.get() || slices.settled(), over);
    try {
      runner.run(slices, over);
    } finally {
      watcher.close();
    }
    return slices.answer();
  }
}

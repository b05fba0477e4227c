package org.boardwalk.library.task;

import java.util.Optional;

/**
 * A source of tasks, which also receives their results. Called from several threads at once.
 *
 * @param <R> the type of the results
 */
public interface Work<R> {

  /**
   * @return a task; empty when there is none at the moment. More may follow while tasks are
   *     running; when none is running there are no more
   */
  Optional<? extends Task<R>> next();

  /**
   * @param task a task handed out before
   * @param reply its result
   */
  void done(Task<R> task, R reply);

  /**
   * @param task a task handed out before
   * @param fault the reason why it failed
   */
  void failed(Task<R> task, RuntimeException fault);
}

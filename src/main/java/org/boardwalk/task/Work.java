package org.boardwalk.task;

import java.util.Optional;

/**
 * Tasks to be done, one after the other, and whoever hears what came of them. Called from several
 * threads at once.
 *
 * @param <R> what comes of each task
 */
public interface Work<R> {

  /**
   * @return a task; empty when there is none now: there may be more when others are done, and when
   *     none is being done there are no more
   */
  Optional<? extends Task<R>> next();

  /**
   * @param task a task that was handed out
   * @param reply what came of it
   */
  void done(Task<R> task, R reply);

  /**
   * @param task a task that was handed out
   * @param fault why it could not be done
   */
  void failed(Task<R> task, RuntimeException fault);
}

package org.boardwalk.task;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A piece of work as a value: the same task done twice, here or elsewhere, is as good as done once.
 * Thread-safe.
 *
 * @param <R> what comes of it
 */
public sealed interface Task<R> permits DesignTask, CubeTask {

  /**
   * Does it on this thread. What it may last is part of the task.
   *
   * @param cancelled set it to stop early with what is known so far
   * @return what comes of it
   * @throws RuntimeException when it cannot be done
   */
  R run(AtomicBoolean cancelled);

  /**
   * @return the task as text, for another process
   */
  String text();

  /**
   * @param reply what came of it
   * @return that as text, for the process that asked
   */
  String written(R reply);

  /**
   * Movements in the text are judged again.
   *
   * @param text what {@link #written} has made of it
   * @return what came of it
   * @throws org.boardwalk.file.FileException when it is something else, or does not hold
   */
  R read(String text);

  /**
   * @param text what {@link #text} has made of a task
   * @return the task
   * @throws org.boardwalk.file.FileException when it is something else
   */
  static Task<?> parse(String text) {
    Parcel parcel = Parcel.parse(text);
    return parcel.get("task").equals(CubeTask.NAME) ? CubeTask.of(parcel) : DesignTask.of(parcel);
  }

  /**
   * What another process does with the text of a task.
   *
   * @param text the text of a task
   * @param cancelled set it to stop early
   * @return the text of what came of it
   */
  static String done(String text, AtomicBoolean cancelled) {
    return done(parse(text), cancelled);
  }

  private static <R> String done(Task<R> task, AtomicBoolean cancelled) {
    return task.written(task.run(cancelled));
  }
}

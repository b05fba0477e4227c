package org.boardwalk.library.task;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A task: a piece of work as a value. Running the same task twice, here or elsewhere, does no harm.
 * Thread-safe.
 *
 * @param <R> the type of the result
 */
public sealed interface Task<R> permits DesignTask, CubeTask {

  /**
   * Runs the task on this thread. Its time limit is part of the task.
   *
   * @param cancelled set it to stop early with the best result so far
   * @return the result
   * @throws RuntimeException when the task fails
   */
  R run(AtomicBoolean cancelled);

  /** {@return the task as text, for another process} */
  String text();

  /**
   * @param reply a result
   * @return the result as text, for the process that sent the task
   */
  String written(R reply);

  /**
   * Reads a result from another process, which may be wrong or forged. Movements in the text are
   * judged again; exhausted searches are only claims.
   *
   * @param text a result as written by {@link #written}
   * @return the result
   * @throws org.boardwalk.exchange.file.FileException when the text is not a result of this task,
   *     or what it says of a movement does not hold
   */
  R read(String text);

  /**
   * @param text a task as written by {@link #text}
   * @return the task
   * @throws org.boardwalk.exchange.file.FileException when the text is not a task
   */
  static Task<?> parse(String text) {
    Parcel parcel = Parcel.parse(text);
    return switch (parcel.task()) {
      case CubeTask.NAME -> CubeTask.of(parcel);
      case DesignTask.NAME -> DesignTask.of(parcel);
      default -> throw Parcel.fault("is no task of this version");
    };
  }

  /**
   * Runs a task given as text, in another process.
   *
   * @param text the text of a task
   * @param cancelled set it to stop early
   * @return the text of the result
   */
  static String done(String text, AtomicBoolean cancelled) {
    return done(parse(text), cancelled);
  }

  private static <R> String done(Task<R> task, AtomicBoolean cancelled) {
    return task.written(task.run(cancelled));
  }
}

package org.boardwalk.library.atlas;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.wish.answer.Answer;

/** Work that searches for the answers of cells: knows which task is for which cell. Thread-safe. */
abstract class CellWork implements Work<Answer> {

  private final Map<Task<Answer>, Cell> turns =
      Collections.synchronizedMap(new IdentityHashMap<>());

  /** Keeps the answer that was found for a cell. A fault of it is one of the cell. */
  abstract void keep(Cell cell, Answer found);

  /** Hears that a cell has no answer this time, and why. */
  abstract void failed(Cell cell, RuntimeException fault);

  /** Hands out a task for a cell. */
  final Optional<DesignTask> handedOut(Cell cell, DesignTask task) {
    turns.put(task, cell);
    return Optional.of(task);
  }

  private Cell cell(Task<Answer> task) {
    return Objects.requireNonNull(turns.remove(task));
  }

  @Override
  public final void done(Task<Answer> task, Answer reply) {
    Cell cell = cell(task);
    try {
      keep(cell, reply);
    } catch (RuntimeException e) {
      failed(cell, e);
    }
  }

  @Override
  public final void failed(Task<Answer> task, RuntimeException fault) {
    failed(cell(task), fault);
  }
}

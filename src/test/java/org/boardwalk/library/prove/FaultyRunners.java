package org.boardwalk.library.prove;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.CubeResult.Ending;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Work;

/** Runners that do not do all that they are given, for the tests of proofs. */
final class FaultyRunners {

  private FaultyRunners() {}

  /** A runner that does so many tasks and no more, as if it had died. */
  record Mortal(int tasks) implements Runner {
    @Override
    public <R> void run(Work<R> work, AtomicBoolean over) {
      for (int k = 0; k < tasks; k++) {
        work.next().ifPresent(task -> work.done(task, task.run(over)));
      }
      if (work.next().isPresent()) {
        over.set(true);
      }
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }

  /** A runner whose every other task throws the first time. */
  static final class Clumsy implements Runner {
    private int count;

    @Override
    public <R> void run(Work<R> work, AtomicBoolean over) {
      for (var task = work.next(); task.isPresent(); task = work.next()) {
        if (count++ % 2 == 0) {
          work.failed(task.get(), new IllegalStateException("the machine is gone"));
        } else {
          work.done(task.get(), task.get().run(over));
        }
      }
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }

  /** A runner of other machines, which say of every cube that it is exhausted. */
  static final class Forger implements Runner {
    @Override
    public <R> void run(Work<R> work, AtomicBoolean over) {
      for (var task = work.next(); task.isPresent(); task = work.next()) {
        String forged =
            "{\"task\":\"cube\",\"ending\":\"exhausted\",\"engine\":\"cpsat\","
                + "\"version\":\"9.15\",\"milliseconds\":1}";
        work.done(task.get(), task.get().read(forged));
      }
    }

    @Override
    public boolean here() {
      return false;
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }

  /** A runner whose first three cubes stop at their limit, which must lead to smaller ones. */
  static final class Tired implements Runner {
    private int count;

    @Override
    @SuppressWarnings("unchecked")
    public <R> void run(Work<R> work, AtomicBoolean over) {
      for (var task = work.next(); task.isPresent(); task = work.next()) {
        R reply = task.get().run(over);
        CubeResult result = (CubeResult) reply;
        CubeResult unfinished =
            new CubeResult(Ending.NOT_FINISHED, result.movement(), result.finder(), 1);
        work.done(task.get(), count++ < 3 ? (R) unfinished : reply);
      }
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }
}

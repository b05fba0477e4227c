package org.boardwalk.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/** Copies of one task with consecutive seeds, as many as are asked for. */
final class ClusterTasks implements Work<Answer> {

  private final int count;
  private final Wish wish;
  private final Duration time;
  private final List<Answer> done = new ArrayList<>();
  private final List<RuntimeException> faults = new ArrayList<>();
  private int handedOut;

  /**
   * @param wish the wish that each task answers
   * @param count how many tasks
   * @param time how long each may search
   */
  ClusterTasks(Wish wish, int count, Duration time) {
    this.wish = wish;
    this.count = count;
    this.time = time;
  }

  /** A wish that a theorem refutes at once. */
  static Wish refused() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    demands.put(Criterion.OPPONENT, Demand.REQUIRE);
    demands.put(Criterion.SIDE, Demand.REQUIRE);
    return UsualWish.complete(8).demanding(demands);
  }

  /** A wish that is searched until time is up, as no ideal movement is known. */
  static Wish open() {
    return UsualWish.complete(18);
  }

  DesignTask task(long seed) {
    return new DesignTask(
        wish.with(new SearchSettings(EngineChoice.AUTO, Limit.time(time), seed, 1)), List.of());
  }

  @Override
  public synchronized Optional<DesignTask> next() {
    return handedOut < count ? Optional.of(task(++handedOut)) : Optional.empty();
  }

  @Override
  public synchronized void done(Task<Answer> task, Answer reply) {
    done.add(reply);
  }

  @Override
  public synchronized void failed(Task<Answer> task, RuntimeException fault) {
    faults.add(fault);
  }

  /** Runs all tasks and returns the seconds that this took. */
  double seconds(Runner runner, AtomicBoolean cancelled) {
    long start = System.nanoTime();
    runner.run(this, cancelled);
    double seconds = (System.nanoTime() - start) / 1e9;
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    return seconds;
  }
}

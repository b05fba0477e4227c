package org.boardwalk.library.prove;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.library.prove.ProofEnd.Finish;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.CubeTask;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Watcher;
import org.boardwalk.library.task.Work;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.Movement;

/**
 * Proves by cube and conquer: cubes are handed out until all are exhausted or one has a movement;
 * cubes that do not finish are split. Each result goes into the ledger before it is used. So after
 * any crash the same question with the same ledger continues, and no finished cube is searched
 * again.
 */
public final class Proving implements Work<CubeResult> {

  private static final int ATTEMPTS = 3;

  private final ProofQuestion question;
  private final Ledger ledger;
  private final ProofListener listener;
  private final AtomicBoolean over = new AtomicBoolean();
  private final CubeWalk walk;
  private final Map<Cube, Integer> attempts = new HashMap<>();
  private final Map<Cube, Duration> longer = new HashMap<>();
  private final Deque<Cube> again = new ArrayDeque<>();
  private Optional<Movement> movement = Optional.empty();
  private Optional<RuntimeException> broken = Optional.empty();
  private Optional<Finish> end = Optional.empty();
  private int running;
  private int failures;

  private Proving(ProofQuestion question, Ledger ledger, boolean here, ProofListener listener) {
    this.question = question;
    this.ledger = ledger;
    this.listener = listener;
    // What others claim to have exhausted is searched again by this machine alone.
    Set<Mark> done = here ? Set.of(Mark.EXHAUSTED) : Set.of(Mark.EXHAUSTED, Mark.CLAIMED);
    walk = new CubeWalk(question, ledger, done, over::get);
  }

  /**
   * Searches all cubes that are not in the ledger, or that it only claims to be exhausted where the
   * runner searches here. May take long: limits apply to single cubes.
   *
   * @param question the question
   * @param ledger the known results, to which new ones are added
   * @param runner the runner of the searches
   * @param listener receives the progress
   * @param cancelled set it to stop early; the ledger keeps all results so far
   * @return the end of the proof
   * @throws org.boardwalk.exchange.file.FileException when the ledger cannot be written
   */
  public static ProofEnd run(
      ProofQuestion question,
      Ledger ledger,
      Runner runner,
      ProofListener listener,
      AtomicBoolean cancelled) {
    Proving proving = new Proving(question, ledger, runner.here(), listener);
    // A found movement ends the search of all other cubes, as cancelling the proof does.
    Watcher watcher = Watcher.of(cancelled::get, proving.over);
    try {
      runner.run(proving, proving.over);
    } finally {
      watcher.close();
    }
    return proving.end();
  }

  @Override
  public synchronized Optional<CubeTask> next() {
    if (over.get()) {
      return Optional.empty();
    }
    Optional<Cube> cube = open();
    if (over.get()) {
      // The cube may be one that is to be split.
      return Optional.empty();
    }
    cube.ifPresent(c -> running++);
    tell();
    return cube.map(c -> question.task(c, longer.getOrDefault(c, question.limit())));
  }

  private Optional<Cube> open() {
    try {
      return again.isEmpty() ? walk.next() : Optional.of(again.pop());
    } catch (FileException e) {
      stop(e);
      return Optional.empty();
    }
  }

  /** Stops the proof, as it cannot continue without its ledger. */
  private void stop(RuntimeException fault) {
    broken = Optional.of(fault);
    over.set(true);
  }

  @Override
  public synchronized void done(Task<CubeResult> task, CubeResult reply) {
    running--;
    try {
      settle(((CubeTask) task).cube(), reply);
    } catch (RuntimeException e) {
      stop(e);
    }
    tell();
  }

  private void settle(Cube cube, CubeResult reply) {
    switch (reply.ending()) {
      case EXHAUSTED -> exhausted(line(cube, reply, Mark.EXHAUSTED));
      case CLAIMED -> exhausted(line(cube, reply, Mark.CLAIMED));
      case FOUND -> {
        ledger.add(line(cube, reply, Mark.FOUND));
        movement = reply.movement();
        finish(Finish.FOUND);
      }
      case REFUSED -> finish(Finish.REFUSED);
      case NOT_FINISHED -> {
        if (!over.get()) {
          split(cube, reply);
        }
      }
    }
  }

  private void exhausted(LedgerLine line) {
    ledger.add(line);
    walk.exhausted(line);
  }

  /**
   * Splits a cube. A cube that cannot be split has no open choices; it is searched again with more
   * time.
   */
  private void split(Cube cube, CubeResult reply) {
    Optional<Mark> mark = walk.split(cube);
    if (mark.isPresent()) {
      mark.filter(m -> m == Mark.SPLIT).ifPresent(m -> ledger.add(line(cube, reply, m)));
    } else if (!over.get()) {
      longer.merge(cube, question.limit().multipliedBy(2), (before, x) -> before.multipliedBy(2));
      again.add(cube);
    }
  }

  private LedgerLine line(Cube cube, CubeResult reply, Mark mark) {
    return new LedgerLine(
        question.digest(cube),
        reply.finder().engine(),
        reply.finder().version(),
        reply.milliseconds(),
        mark);
  }

  private void finish(Finish kind) {
    end = end.or(() -> Optional.of(kind));
    over.set(true);
  }

  @Override
  public synchronized void failed(Task<CubeResult> task, RuntimeException fault) {
    running--;
    failures++;
    listener.failed(fault);
    Cube cube = ((CubeTask) task).cube();
    if (attempts.merge(cube, 1, Integer::sum) < ATTEMPTS) {
      again.add(cube);
    } else {
      finish(Finish.FAILED);
    }
    tell();
  }

  private void tell() {
    listener.changed(
        new ProofListener.State(
            walk.exhausted().size(),
            walk.known(),
            running,
            walk.waiting() + again.size(),
            walk.splits(),
            failures));
  }

  private synchronized ProofEnd end() {
    broken.ifPresent(
        fault -> {
          throw fault;
        });
    List<LedgerLine> cubes = walk.exhausted();
    Finish kind = end.orElse(over.get() ? Finish.STOPPED : Finish.EXHAUSTED);
    return new ProofEnd(
        kind,
        movement,
        cubes,
        walk.splits(),
        cubes.stream().mapToLong(LedgerLine::milliseconds).sum() + walk.splitting().toMillis());
  }
}

package org.boardwalk.library.task;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;

/**
 * One search cut into slices of its time, all for the same wish. Each slice has another seed, and
 * later ones begin with the best movement so far.
 */
final class Slices implements Work<Answer> {

  /** The least remaining time, in milliseconds, that is worth a task of its own. */
  private static final long LEAST_MILLIS = 500;

  private final Wish wish;
  private final SearchListener listener;
  private final List<Answer> beginning;
  private final long start = System.nanoTime();
  private final Set<String> tried = new LinkedHashSet<>();
  private Optional<Answer> best = Optional.empty();
  private Optional<RuntimeException> fault = Optional.empty();
  private boolean settled;
  private int handedOut;
  private long effort;
  private int failed;

  Slices(Wish wish, HeadStart beginning, SearchListener listener) {
    this.wish = wish;
    this.listener = listener;
    this.beginning = beginning.known();
  }

  /** Whether it is proved, or claimed by another process, that no better movement exists. */
  synchronized boolean settled() {
    return settled;
  }

  /**
   * Hands out the next slice, which takes as long as all before it together. So the best movement
   * is shared early, an early stop still has a result, and long annealing runs come last.
   */
  @Override
  public synchronized Optional<DesignTask> next() {
    long time = wish.search().time().toMillis();
    long over = handedOut == 0 ? 0 : wish.search().limit().measured(effort, elapsed());
    long left = time - over;
    if (settled || left < Math.min(LEAST_MILLIS, time) || (failed > 0 && failed == handedOut)) {
      return Optional.empty();
    }
    long slice = Math.max(2 * LEAST_MILLIS, over);
    slice = left - slice < LEAST_MILLIS ? left : slice;
    List<Answer> known =
        new ArrayList<>(best.filter(b -> b.outcome().found().isPresent()).stream().toList());
    known.addAll(beginning);
    effort += slice;
    SearchSettings turn = wish.search().turn(handedOut++, Duration.ofMillis(slice));
    return Optional.of(new DesignTask(wish.with(turn), known));
  }

  private long elapsed() {
    return (System.nanoTime() - start) / 1_000_000;
  }

  @Override
  public synchronized void done(Task<Answer> task, Answer reply) {
    tried.addAll(reply.tried());
    if (reply.outcome() instanceof Outcome.Found found && better(found)) {
      listener.improved(found.judged(), reply.origin().finder());
    }
    // Of two answers of equal cost, one that is proved best is worth more.
    if (best.isEmpty() || Rivals.better(reply, best.get())) {
      best = Optional.of(reply);
    }
    settled |= best.filter(Slices::settles).isPresent();
  }

  private boolean better(Outcome.Found found) {
    return best.flatMap(b -> b.outcome().found())
        .filter(b -> wish.order(found.card(), b.card()) >= 0)
        .isEmpty();
  }

  private static boolean settles(Answer answer) {
    return answer
        .outcome()
        .accept(
            new Outcome.Visitor<>() {
              @Override
              public Boolean found(Outcome.Found found) {
                return found.standing().settled() || found.standing().claimed();
              }

              @Override
              public Boolean impossible(Outcome.Impossible impossible) {
                return true;
              }

              @Override
              public Boolean gaveUp(Outcome.GaveUp gaveUp) {
                return gaveUp.claim().isPresent();
              }
            });
  }

  @Override
  public synchronized void failed(Task<Answer> task, RuntimeException e) {
    failed++;
    fault = Optional.of(e);
    listener.said("a task failed: " + e.getMessage());
  }

  synchronized Answer answer() {
    Optional<Answer> reply = best;
    if (reply.isEmpty() && fault.isPresent()) {
      throw fault.get();
    }
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    List<String> said = new ArrayList<>(tried);
    said.add(Text.of("%d seeds, %d failed", handedOut, failed));
    return reply
        .map(
            r ->
                new Answer(
                    wish,
                    r.outcome(),
                    Origin.today(r.origin().finder(), r.origin().seed(), took),
                    said))
        .orElseGet(
            () ->
                new Answer(
                    wish,
                    new Outcome.GaveUp("stopped"),
                    Origin.today(Finder.own("none", "search"), wish.search().seed(), took),
                    said));
  }
}

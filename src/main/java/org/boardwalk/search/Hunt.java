package org.boardwalk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;

/**
 * One search for one wish: the incumbent that all methods report to, the bounds they prove, and the
 * signal to stop. Every movement offered is judged here; only what the judge accepts is kept.
 * Thread-safe.
 */
public final class Hunt {

  private final IndividualWish problem;
  private final SearchListener listener;
  private final long deadline;
  private final AtomicBoolean cancelled;
  private final List<String> tried = new ArrayList<>();
  private final Bounds bounds;
  private Optional<Result.Find> best = Optional.empty();
  private Optional<String> proof = Optional.empty();
  private volatile boolean stopped;

  Hunt(IndividualWish problem, SearchListener listener, AtomicBoolean cancelled) {
    this.problem = problem;
    this.listener = listener;
    this.cancelled = cancelled;
    deadline = System.nanoTime() + problem.search().time().toNanos();
    bounds = problem.bounds();
  }

  /**
   * @return the wish
   */
  public IndividualWish problem() {
    return problem;
  }

  /**
   * @return whether the search must stop: time is up, it was cancelled, or the question is settled
   */
  public boolean over() {
    return stopped || cancelled.get() || System.nanoTime() - deadline >= 0 || settled();
  }

  /**
   * @return seconds until the deadline, at least 0
   */
  public double secondsLeft() {
    return Math.max(0, (deadline - System.nanoTime()) / 1e9);
  }

  /**
   * @return whether the best movement is proven best, or the wish proved impossible
   */
  public synchronized boolean settled() {
    return proof.isPresent() || best.filter(f -> meetsBounds(f.card())).isPresent();
  }

  /**
   * Judges a movement and keeps it if it answers the wish and is better than the best so far.
   *
   * @param movement a movement, claimed to be good by whoever found it
   * @param engine what found it, such as cpsat
   * @param version its version
   * @param method what was searched
   * @return the judge's scorecard
   */
  public Scorecard offer(Movement movement, String engine, String version, String method) {
    Scorecard card = problem.judge(movement);
    boolean better;
    synchronized (this) {
      better =
          problem.accepts(movement, card)
              && best.map(b -> problem.compare(card, b.card()) < 0).orElse(true);
      if (better && proof.isPresent()) {
        throw new IllegalStateException(
            method + " found what was proved impossible by " + proof.orElseThrow());
      }
      if (better) {
        best = Optional.of(new Result.Find(movement, card, engine, version, method));
      }
    }
    if (better) {
      listener.improved(card.total(problem.weights()), bounds().total(), method);
    }
    return card;
  }

  /**
   * Takes note that nothing better than the best so far exists, or, when there is none, nothing at
   * all.
   *
   * @param by which search was exhausted
   */
  public synchronized void exhausted(String by) {
    proof = Optional.of(by);
  }

  /**
   * @return the best movement so far
   */
  public synchronized Optional<Movement> best() {
    return best.map(Result.Find::movement);
  }

  /**
   * @return the scorecard of the best movement so far
   */
  public synchronized Optional<Scorecard> bestCard() {
    return best.map(Result.Find::card);
  }

  /**
   * @return the best bounds so far
   */
  public synchronized Bounds bounds() {
    return bounds;
  }

  /**
   * Notes what is tried, for the report.
   *
   * @param what in words
   */
  public void tried(String what) {
    synchronized (this) {
      tried.add(what);
    }
    listener.said(what);
  }

  /** Ends the search for all methods, because one of them has failed. */
  void stop() {
    stopped = true;
  }

  synchronized Result result() {
    return new Result(problem, best, bounds, proof);
  }

  synchronized List<String> tried() {
    return List.copyOf(tried);
  }

  private boolean meetsBounds(Scorecard card) {
    return Result.meets(problem, card, bounds);
  }
}

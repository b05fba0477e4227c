package org.boardwalk.search.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;

/** One search for one wish: its clock, its engine, what was tried and what was refuted. */
final class WebQuest {

  private final PairsWish wish;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;
  private final Engine engine;
  private final long start = System.nanoTime();
  private final List<String> tried = new ArrayList<>();
  private Optional<String> refuted = Optional.empty();

  WebQuest(PairsWish wish, SearchListener listener, AtomicBoolean cancelled) {
    this.wish = wish;
    this.listener = listener;
    this.cancelled = cancelled;
    engine = Engines.chosen(wish.search().engine());
  }

  PairsWish wish() {
    return wish;
  }

  Engine engine() {
    return engine;
  }

  /** Seconds of the whole search. */
  double seconds() {
    return wish.search().time().toNanos() / 1e9;
  }

  /** Whether this part of the time limit has passed, or the search was cancelled. */
  boolean over(double part) {
    return cancelled.get() || System.nanoTime() - start > part * wish.search().time().toNanos();
  }

  /** Runs the engine until it is done, or for so many seconds, or until that part is over. */
  Engine.Verdict solve(
      ConstraintModel model, double seconds, double part, Consumer<Assignment> solutions) {
    // A presolve does not count its effort well: so many times the effort ends it by the clock.
    return engine.solve(
        model,
        new Engine.Limits(seconds, 3 * seconds, () -> over(part), wish.search().seed()),
        solutions);
  }

  /** The certificate of a model without solutions, or without better ones. */
  String exhausted(ConstraintModel model) {
    return "exhausted search of the %s model (%s, %s) by %s %s"
        .formatted(model.name(), model.size(), model.digest(), engine.name(), engine.version());
  }

  void tried(String what) {
    tried.add(what);
    listener.said(what);
  }

  void improved(long value, long bound, String method) {
    listener.improved(value, bound, method);
  }

  void refuted(String by) {
    refuted = Optional.of(by);
  }

  Optional<String> refuted() {
    return refuted;
  }

  List<String> tried() {
    return List.copyOf(tried);
  }

  String limit() {
    return cancelled.get() ? "interrupted" : "time limit of %.0f s".formatted(seconds());
  }
}

package org.boardwalk.search.pairs;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.WebTheorems;
import org.boardwalk.search.CountedEngine;
import org.boardwalk.search.Engine;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;

/**
 * One search for one Web: how the parts of it share its clock and its engine, whose effort is
 * counted.
 */
final class WebSearchScope {

  private final SearchScope<PairsWish> scope;
  private final CountedEngine engine;
  private final long seed;

  WebSearchScope(SearchScope<PairsWish> scope, Engine engine, long seed) {
    this(scope, new CountedEngine(engine, scope), seed);
  }

  private WebSearchScope(SearchScope<PairsWish> scope, CountedEngine engine, long seed) {
    this.scope = scope;
    this.engine = engine;
    this.seed = seed;
  }

  PairsWish wish() {
    return scope.wish();
  }

  Engine engine() {
    return engine;
  }

  /** The same for full tables; what is found or refuted there stays aside. */
  WebSearchScope ofAll() {
    return new WebSearchScope(scope.aside(wish().ofAll(), scope.listener()), engine, seed);
  }

  long seed() {
    return seed;
  }

  /** Whether an engine was asked for: then nothing but its models takes part. */
  boolean modelsOnly() {
    return !wish().search().engine().auto();
  }

  /** Seconds of the whole search, by the clock or of effort. */
  double seconds() {
    return wish().search().time().toNanos() / 1e9;
  }

  /** Whether this part of the limit has passed, or the search was cancelled. */
  boolean over(double part) {
    return scope.over(part);
  }

  /**
   * Whether a part of the limit has passed, for a loop that counts its steps.
   *
   * @param part the part, 0 to 1
   * @param nanoseconds about how long the loop takes between two questions
   */
  BooleanSupplier counting(double part, long nanoseconds) {
    return () -> {
      scope.spend(nanoseconds / 1e9);
      return scope.over(part);
    };
  }

  /** Runs the engine until it is done, or for so many seconds, or until that part is over. */
  Engine.End solve(
      ConstraintModel model, double seconds, double part, Consumer<Assignment> solutions) {
    // A presolve does not count its effort well: so many times the effort ends it by the clock.
    return engine.solve(
        model, new Engine.Limits(seconds, 3 * seconds, () -> over(part), seed), solutions);
  }

  void tried(String what) {
    scope.tried(what);
  }

  /** A Web that may not be the best yet. */
  void offer(Movement movement, Finder finder) {
    Judged judged = scope.offer(movement, finder);
    if (!judged.answers()) {
      throw new IllegalStateException("the judge refuses what was found by " + finder.method());
    }
  }

  /** No Web answers the wish. */
  void refuted(List<Reason> by) {
    scope.proved(new Proof(by));
  }

  /** What counting and theorems say of the copies of a room, where EW move as it says. */
  static WebTheorems theorems(WebRoom room) {
    return new WebTheorems(inPlay(room), room.sets(), room.shifts(), room.full());
  }

  /** The same, however EW move. */
  static WebTheorems theoremsForAll(WebRoom room) {
    return new WebTheorems(inPlay(room), room.sets(), List.of(), room.full());
  }

  /** The most tables in play in a round. */
  private static int inPlay(WebRoom room) {
    int most = 0;
    for (int r = 0; r < room.rounds(); r++) {
      int tables = 0;
      for (int t = 0; t < room.tables(); t++) {
        tables += room.inPlay(t, r) ? 1 : 0;
      }
      most = Math.max(most, tables);
    }
    return most;
  }

  /** Why so few copies do not do: counting, where nothing else is known. */
  static List<Reason> withCounting(WebRoom room, List<Reason> by) {
    return by.isEmpty() ? List.of(new Reason.ByTheorem(theorems(room).counting())) : by;
  }

  static Optional<Reason> reason(Optional<TheoremCase> theorem) {
    return theorem.map(Reason.ByTheorem::new);
  }
}

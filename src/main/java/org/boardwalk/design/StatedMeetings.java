package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.CountedEngine;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.switches.ArrowSwitches;
import org.boardwalk.search.pairs.HowellSearch.QuietTables;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Proof;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the meetings of a free movement by an engine, under those rules of the wish that the
 * model of meetings can state. If the engine exhausts the model, it proves that no movement exists,
 * or none whose rules cost less. Other rules are kept afterwards, by the choice of the contestants'
 * numbers; as they can only exclude movements or add costs, they make neither proof wrong.
 */
final class StatedMeetings {

  /** The part of the time after which the engine gives up; the rest is for numbers and balance. */
  private static final double PART = 0.4;

  /** Constraints above which an engine would hardly begin in the time that people wait. */
  private static final long MOST_CLAUSES = 1_000_000;

  private static final long FLIPS = 200_000;

  private final SearchScope<PairsWish> scope;

  /** The wish with the rules that the model states. */
  private final PairsWish stated;

  private final Engine engine;
  private final long seed;

  StatedMeetings(SearchScope<PairsWish> scope, long seed) {
    this.scope = scope;
    this.seed = seed;
    List<Rule> rules = scope.wish().rules().stream().filter(MeetingFormulation::states).toList();
    stated = scope.wish().with(rules);
    engine = Engines.chosen(stated.search().engine());
  }

  /** Hands on what the engine finds, balanced; what it refutes it tells the search. */
  void search(BiConsumer<Movement, Finder> taker) {
    boolean fits =
        stated.form() instanceof PairsForm.Free
            && !stated.rules().isEmpty()
            && MeetingFormulation.clauses(stated) <= MOST_CLAUSES
            && stated.search().takes(MethodKind.HOWELLS);
    if (fits) {
      search(MeetingFormulation.of(stated), taker);
    }
  }

  private boolean over() {
    return scope.over() || scope.over(PART);
  }

  private void search(ConstraintModel model, BiConsumer<Movement, Finder> taker) {
    double seconds = PART * stated.search().time().toNanos() / 1e9;
    // A presolve does not count its effort well: so many times the effort ends it by the clock.
    Engine.Limits limits = new Engine.Limits(seconds, 3 * seconds, this::over, seed);
    AtomicReference<@Nullable Movement> last = new AtomicReference<>();
    Engine.End end =
        new CountedEngine(engine, scope)
            .solve(model, limits, values -> last.set(model.decoder().apply(values)));
    Movement found = last.get();
    boolean exhausted = end.exhausted() && model.complete();
    if (found == null) {
      if (exhausted) {
        refuted(model);
      }
      return;
    }
    long cost = stated.judge(found).costOfRules();
    if (exhausted && cost > 0) {
      scope.raised(cost, Proof.by(engine.exhausted(model)));
    }
    scope.spend(Rate.SWITCH_FLIP.seconds() * FLIPS);
    taker.accept(
        ArrowSwitches.around(QuietTables.of(found), e -> false, FLIPS, seed, scope::cancelled),
        engine.finder(model.name() + ", then balanced by annealing"));
  }

  /** Tells which rules contradict each other, where a further search shows it. */
  private void refuted(ConstraintModel model) {
    Duration time = stated.search().time();
    boolean open = RuleContradiction.ofPairs(stated, engine).run(scope, time, seed);
    if (open || !scope.settled()) {
      scope.proved(Proof.by(engine.exhausted(model)));
    }
  }
}

package org.boardwalk.search;

import java.lang.ref.SoftReference;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.players.WeighedOrder;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Proof;
import org.jspecify.annotations.Nullable;

/** Solves a constraint model with the engine that the wish names. */
public final class ModelMethod extends NamedMethod<IndividualWish> {

  /** The tables of a model are listed until they are too many: then so many seconds have passed. */
  private static final double LISTING = 0.02;

  /** The part of a slice, as a divisor, in which an engine has to begin. */
  private static final double BEGINNING = 1.5;

  /**
   * A presolve underestimates its effort: after so many times the slice it is ended by the clock.
   */
  private static final double OVERRUN = 4;

  /**
   * In a shorter turn little more than building the model would happen, at the cost of all other
   * methods.
   */
  private static final Duration LEAST_SLICE = Duration.ofMillis(200);

  private final Formulation formulation;
  private final Engine engine;
  private SoftReference<@Nullable ConstraintModel> built = new SoftReference<>(null);

  /**
   * @param name the name of the search, in words
   * @param formulation the model, built when its turn comes
   * @param engine the engine that solves it
   */
  public ModelMethod(String name, Formulation formulation, Engine engine) {
    super(name, formulation.kind());
    this.formulation = formulation;
    this.engine = engine;
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    if (slice.compareTo(LEAST_SLICE) < 0) {
      return true;
    }
    if (tooLarge(formulation.constraints(), slice)) {
      return waits(scope, tooLarge(formulation.constraints(), scope.wish().search().time()));
    }
    return model(scope).map(model -> solve(better(model, scope), scope, slice, seed)).orElse(false);
  }

  /** Whether building and presolving alone would take longer than the slice. */
  private static boolean tooLarge(long constraints, Duration slice) {
    return constraints > Rate.MODEL_CONSTRAINT.perSecond() * slice.toMillis() / 1000;
  }

  /** Whether a longer slice that is long enough can come. */
  private boolean waits(SearchScope<IndividualWish> scope, boolean never) {
    if (never) {
      scope.tried(Text.of("%s: too large a model for the time", name()));
    }
    return !never;
  }

  /**
   * The model, built once and kept as far as memory allows; empty when there is no time left to
   * build it.
   */
  private Optional<ConstraintModel> model(SearchScope<IndividualWish> scope) {
    Optional<ConstraintModel> model = Optional.ofNullable(built.get());
    if (model.isEmpty()) {
      model = Interruptible.unlessOver(formulation::built, scope::over).flatMap(m -> m);
      scope.spend(model.map(m -> m.terms() / Rate.MODEL_TERM.perSecond()).orElse(LISTING));
      built = new SoftReference<>(model.orElse(null));
    }
    return model;
  }

  /** The model with the incumbent as an upper bound, where costs decide which answer is better. */
  private static ConstraintModel better(ConstraintModel model, SearchScope<IndividualWish> scope) {
    boolean cheaper =
        scope.wish().costCounts() && scope.bestCard().filter(scope.wish()::plain).isPresent();
    return cheaper
        ? scope.incumbent().map(find -> model.below(find.judged().cost())).orElse(model)
        : model;
  }

  private boolean solve(
      ConstraintModel model, SearchScope<IndividualWish> scope, Duration slice, long seed) {
    double toBegin = engine.secondsToBegin(model);
    if (toBegin > scope.secondsLeft()) {
      scope.tried(Text.of("%s: no time left to begin it", model.name()));
      return false;
    }
    if (toBegin > slice.toMillis() / 1e3 / BEGINNING) {
      return waits(scope, toBegin * BEGINNING > scope.wish().search().time().toMillis() / 1e3);
    }
    Engine.Limits limits =
        new Engine.Limits(
            slice.toMillis() / 1e3,
            scope.byTheClock(toBegin + OVERRUN * slice.toMillis() / 1e3),
            scope::over,
            seed);
    AtomicBoolean unfair = new AtomicBoolean();
    AtomicLong least = new AtomicLong(Long.MAX_VALUE);
    Finder finder = engine.finder(name());
    Engine.End end =
        engine.solve(
            model,
            limits,
            values -> {
              Judged judged = scope.offer(model.decoder().apply(values), finder);
              least.accumulateAndGet(weighed(scope.wish(), judged.card()), Math::min);
              if (!judged.answers()) {
                checkExcuse(model, scope.wish(), judged.card());
                unfair.set(true);
              }
            });
    scope.spend(end.effort());
    if (end.verdict() == Engine.Verdict.CLAIMED) {
      scope.tried(
          Text.of(
              "%s: %s says that nothing is left, which proves nothing here",
              model.name(), engine.name()));
      return false;
    }
    if (end.exhausted() && unfair.get()) {
      // Dearer solutions, whose rounds may have an order that answers the wish, may have been cut
      // off: nothing is proved.
      scope.tried(Text.of("%s: no order of its best rounds answers the wish", model.name()));
      return true;
    }
    if (end.exhausted()) {
      exhausted(model, scope, least.get());
      return false;
    }
    return true;
  }

  /**
   * Checks why the judge refused a solution. A developed model leaves the order of its rounds open,
   * and in every order a player may sit out twice before all have once; or in the fair order boards
   * may go by another rule than is asked for. Any other refusal is a bug.
   */
  private void checkExcuse(ConstraintModel model, IndividualWish wish, Scorecard card) {
    boolean excused = !card.sitOuts().even() || !card.carried(wish.walk().worst());
    if (model.complete() || !card.valid() || !excused) {
      throw new IllegalStateException(
          Text.of("the judge refuses what %s found with the %s model", engine.name(), name()));
    }
  }

  /** The sum that the solver minimises. */
  private static long weighed(IndividualWish wish, Scorecard card) {
    return SearchWeights.total(SearchWeights.of(wish), card);
  }

  /**
   * Whether a movement is the best, given that no weighted sum is less than this one. Where the
   * walk of the boards counts, the cheapest movement need not be the best; nor where an order of
   * criteria does, see {@link WeighedOrder}.
   */
  private static boolean best(IndividualWish wish, Scorecard card, long least) {
    return wish.plain(card)
        && weighed(wish, card) <= least
        && (wish.costCounts() || WeighedOrder.decides(wish, card::cost));
  }

  private void exhausted(ConstraintModel model, SearchScope<IndividualWish> scope, long least) {
    boolean decides =
        scope.best().isEmpty()
            || scope.bestCard().filter(c -> best(scope.wish(), c, least)).isPresent();
    scope.tried(Text.of("%s: searched exhaustively by %s", model.name(), engine.name()));
    if ((model.complete() || scope.wish().symmetry().restricts()) && decides) {
      scope.proved(Proof.by(engine.exhausted(model)));
    }
  }
}

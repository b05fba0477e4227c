package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Engines;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Incumbent;
import org.boardwalk.search.Interruptible;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.arrange.Arrangement;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.jspecify.annotations.Nullable;

/**
 * Answers a wish: by theorem, by the rule of its form, or by running the methods that fit it until
 * the question is settled or time is up. A movement found for players is renumbered and reordered
 * at the end, so that it is easy to run, except in rooms where that would take long beside the
 * limit.
 */
public final class Designer {

  /** The time allowed beyond the limit for putting the result in order, which takes moments. */
  private static final Duration FORBEARANCE = Duration.ofMillis(700);

  /** The part of the limit that arranging may take in addition. */
  private static final double PART_OF_ORDER = 0.25;

  private final HeadStart beginning;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;

  /** Whether a method of that name takes part. */
  private final Predicate<String> named;

  private Designer(
      HeadStart beginning,
      SearchListener listener,
      AtomicBoolean cancelled,
      Predicate<String> named) {
    this.beginning = beginning;
    this.listener = listener;
    this.cancelled = cancelled;
    this.named = named;
  }

  /**
   * Takes up to the wish's limit. With one worker and a limit by effort the same wish and seed give
   * the same answer on every machine.
   *
   * @param wish the wish
   * @param listener told of the progress
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer answer(Wish wish, SearchListener listener, AtomicBoolean cancelled) {
    return answer(wish, HeadStart.NOTHING, listener, cancelled);
  }

  /**
   * Answers a wish from a head start.
   *
   * @param wish the wish
   * @param beginning known answers to start from
   * @param listener told of the progress
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   * @throws IllegalArgumentException when the engine that the wish names is not installed
   */
  public static Answer answer(
      Wish wish, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    return new Designer(beginning, listener, cancelled, name -> true).answer(wish);
  }

  /**
   * Answers a wish with some of the methods that fit it, from nothing: for benchmarks.
   *
   * @param wish the wish
   * @param named whether a method of that name takes part
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer answer(
      IndividualWish wish, Predicate<String> named, AtomicBoolean cancelled) {
    return new Designer(HeadStart.NOTHING, SearchListener.SILENT, cancelled, named).answer(wish);
  }

  private Answer answer(Wish wish) {
    if (!wish.search().engine().auto()) {
      Engines.chosen(wish.search().engine());
    }
    List<TheoremCase> forbidding = wish.forbidding();
    return forbidding.isEmpty() ? wish.accept(new ByKind()) : refused(wish, Proof.by(forbidding));
  }

  /**
   * Asks theorems and rules alone: quick, and the answer never changes. Arrow switches are added
   * after the rule, so they are left out here.
   *
   * @param wish a wish
   * @return the proof that no movement answers the wish; empty when that is not known without a
   *     search
   */
  public static Optional<Proof> refutation(Wish wish) {
    List<TheoremCase> forbidding = wish.forbidding();
    if (!forbidding.isEmpty()) {
      return Optional.of(Proof.by(forbidding));
    }
    Optional<Proof> counted = RuleContradiction.byCounting(wish);
    if (counted.isPresent()) {
      return counted;
    }
    if (!wish.byRule()) {
      return Optional.empty();
    }
    Wish plain = wish instanceof PairsWish pairs ? pairs.with(Switching.NONE) : wish;
    // Rules need no engine: one that the wish names may not be installed.
    SearchSettings byRule =
        new SearchSettings(EngineChoice.AUTO, wish.search().limit(), wish.search().seed(), 1);
    Answer answer = answer(plain.with(byRule), SearchListener.SILENT, new AtomicBoolean());
    return answer.outcome() instanceof Outcome.Impossible impossible
        ? Optional.of(impossible.proof())
        : Optional.empty();
  }

  /**
   * The kinds of methods that look for an answer to a wish.
   *
   * @param wish the wish
   * @return each kind once; empty when no method fits
   */
  public static List<MethodKind> kinds(Wish wish) {
    return wish.accept(
        new Wish.Visitor<>() {
          @Override
          public List<MethodKind> individual(IndividualWish players) {
            return List.copyOf(PlayersPortfolio.of(players, HeadStart.NOTHING).kinds());
          }

          @Override
          public List<MethodKind> pairs(PairsWish pairs) {
            return List.copyOf(PairsPortfolio.of(pairs.with(List.of())).kinds());
          }
        });
  }

  /**
   * The methods that look for an answer to a wish.
   *
   * @param wish the wish
   * @return their names, such as "starters over Z13"
   */
  public static List<String> methods(IndividualWish wish) {
    return PlayersPortfolio.of(wish, HeadStart.NOTHING).names();
  }

  private Answer refused(Wish wish, Proof proof) {
    Finder finder = Finder.own("theorem", "known theorems");
    return new Answer(
        wish,
        new Outcome.Impossible(proof),
        Origin.today(finder, wish.search().seed(), Duration.ZERO),
        List.of());
  }

  /** Dispatches on the kind of wish; each has a portfolio of its own. */
  private final class ByKind implements Wish.Visitor<Answer> {

    @Override
    public Answer individual(IndividualWish wish) {
      SearchScope<IndividualWish> scope = begun(wish);
      if (!scope.settled()) {
        wish.saidByCriteria()
            .ifPresentOrElse(said -> runSaying(scope, said), () -> runFor(scope, wish));
      }
      if (!wish.byRule()) {
        BooleanSupplier overtime = overtime(scope);
        inOrder(scope, CurtailableOrder::of, overtime);
        if (Arrangement.seconds(wish, scope.judging()) <= PART_OF_ORDER * seconds(wish)) {
          inOrder(scope, Arrangement::of, overtime);
        }
      }
      return answer(scope);
    }

    @Override
    public Answer pairs(PairsWish wish) {
      SearchScope<PairsWish> scope = begun(wish);
      if (!scope.settled()) {
        run(scope, PairsPortfolio.of(wish));
      }
      return answer(scope);
    }
  }

  private void runFor(SearchScope<IndividualWish> scope, IndividualWish wish) {
    run(scope, PlayersPortfolio.of(wish, beginning).taking(named));
  }

  /**
   * Searches with criteria that say what rules say, for which more methods fit. What obeys these
   * rules meets these criteria, and so costs the same in both wishes, but for a constant.
   */
  private void runSaying(SearchScope<IndividualWish> scope, IndividualWish said) {
    SearchScope<IndividualWish> aside = scope.aside(said, OwnMethod.passedOn(scope));
    scope.best().ifPresent(best -> aside.offer(best, Finder.own("known", "known answer")));
    runFor(aside, said);
    boolean same = aside.best().equals(scope.best());
    aside.proof().filter(proof -> same).ifPresentOrElse(scope::proved, scope::ranOut);
  }

  private static <W extends Wish> void run(SearchScope<W> scope, Portfolio<W> portfolio) {
    if (portfolio.kinds().isEmpty()) {
      scope.gaveUp("no method that may take part fits it");
    }
    new Conductor<>(scope, portfolio).run();
  }

  private static double seconds(Wish wish) {
    return wish.search().time().toNanos() / 1e9;
  }

  /** Puts the best movement in order, unless that takes too long. */
  private static void inOrder(
      SearchScope<IndividualWish> scope,
      BiFunction<IndividualWish, Movement, Movement> order,
      BooleanSupplier overtime) {
    scope
        .best()
        .flatMap(best -> Interruptible.unlessOver(() -> order.apply(scope.wish(), best), overtime))
        .ifPresent(scope::replace);
  }

  /**
   * Whether the work after a search lasts much longer than the search may, or goes on long after
   * the user has stopped it.
   */
  private BooleanSupplier overtime(SearchScope<IndividualWish> scope) {
    Duration most = scope.wish().search().time().plus(FORBEARANCE);
    AtomicReference<@Nullable Duration> stopped = new AtomicReference<>();
    return () -> {
      Duration took = scope.took();
      if (cancelled.get()) {
        stopped.compareAndSet(null, took.plus(FORBEARANCE));
      }
      Duration end = stopped.get();
      boolean late = !scope.wish().search().limit().counted() && took.compareTo(most) > 0;
      return late || (end != null && took.compareTo(end) > 0);
    };
  }

  /** A search that starts from the known answers, as they are or with little change. */
  private <W extends Wish> SearchScope<W> begun(W wish) {
    SearchScope<W> scope = new SearchScope<>(wish, listener, cancelled);
    for (Answer known : beginning.known()) {
      Derived.of(wish, known).forEach(d -> scope.offer(d.movement(), d.finder()));
    }
    return scope;
  }

  private static Answer answer(SearchScope<?> scope) {
    Finder finder =
        scope
            .incumbent()
            .map(Incumbent::finder)
            .orElseGet(() -> Finder.own("none", "exhausted search"));
    return new Answer(
        scope.wish(),
        scope.outcome(),
        Origin.today(finder, scope.wish().search().seed(), scope.took()),
        scope.tried());
  }
}

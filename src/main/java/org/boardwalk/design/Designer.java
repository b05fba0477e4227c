package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Origin;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Proof;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Find;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Interruptible;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.arrange.Arrangement;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * Answers a wish: by theorem, by the rule of its form, or by letting the methods that fit it search
 * until the question is settled or time is up. What was found for players is put in order at the
 * end, so that it is easy to run.
 */
public final class Designer {

  /** What is found is put in order when time is up, which takes moments. */
  private static final Duration FORBEARANCE = Duration.ofMillis(700);

  private final HeadStart beginning;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;

  private Designer(HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    this.beginning = beginning;
    this.listener = listener;
    this.cancelled = cancelled;
  }

  /**
   * Takes up to the wish's limit. With one worker and a limit by effort the same wish and seed give
   * the same answer on every machine.
   *
   * @param wish the wish
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer answer(Wish wish, SearchListener listener, AtomicBoolean cancelled) {
    return answer(wish, HeadStart.NOTHING, listener, cancelled);
  }

  /**
   * The same with something to begin with.
   *
   * @param wish the wish
   * @param beginning what is known
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer answer(
      Wish wish, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    Designer designer = new Designer(beginning, listener, cancelled);
    List<TheoremCase> forbidding = wish.forbidding();
    return forbidding.isEmpty()
        ? wish.accept(designer.new ByKind())
        : designer.refused(wish, Proof.by(forbidding));
  }

  /**
   * What theorems alone say, or following a rule: quick, and the same whenever it is asked. Arrow
   * switches come after the rule, so they are left out here.
   *
   * @param wish a wish
   * @return why nothing answers it; empty when that is not known without a search
   */
  public static Optional<Proof> refutation(Wish wish) {
    List<TheoremCase> forbidding = wish.forbidding();
    if (!forbidding.isEmpty()) {
      return Optional.of(Proof.by(forbidding));
    }
    if (!wish.byRule()) {
      return Optional.empty();
    }
    Wish plain = wish instanceof PairsWish pairs ? pairs.with(Switching.NONE) : wish;
    Answer answer = answer(plain, SearchListener.SILENT, new AtomicBoolean());
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
            return List.copyOf(PairsPortfolio.of(pairs).kinds());
          }
        });
  }

  private Answer refused(Wish wish, Proof proof) {
    Finder finder = Finder.own("theorem", "known theorems");
    return new Answer(
        wish,
        new Outcome.Impossible(proof),
        Origin.today(finder, wish.search().seed(), Duration.ZERO),
        List.of());
  }

  /** Each kind of wish has a portfolio of its own. */
  private final class ByKind implements Wish.Visitor<Answer> {

    @Override
    public Answer individual(IndividualWish wish) {
      Hunt<IndividualWish> hunt = begun(wish);
      if (!hunt.settled()) {
        run(hunt, PlayersPortfolio.of(wish, beginning));
      }
      if (!wish.byRule()) {
        BooleanSupplier overtime = overtime(hunt);
        inOrder(hunt, CurtailableOrder::of, overtime);
        inOrder(hunt, Arrangement::of, overtime);
      }
      return answer(hunt);
    }

    @Override
    public Answer pairs(PairsWish wish) {
      Hunt<PairsWish> hunt = begun(wish);
      if (!hunt.settled()) {
        run(hunt, PairsPortfolio.of(wish));
      }
      return answer(hunt);
    }
  }

  private static <W extends Wish> void run(Hunt<W> hunt, Portfolio<W> portfolio) {
    if (portfolio.kinds().isEmpty()) {
      hunt.gaveUp("no method that may take part fits it");
    }
    new Conductor<>(hunt, portfolio).run();
  }

  /** Puts the best in order, unless that lasts too long. */
  private static void inOrder(
      Hunt<IndividualWish> hunt,
      BiFunction<IndividualWish, Movement, Movement> order,
      BooleanSupplier overtime) {
    hunt.best()
        .flatMap(best -> Interruptible.unlessOver(() -> order.apply(hunt.wish(), best), overtime))
        .ifPresent(hunt::replace);
  }

  /**
   * Whether what is done when a search has ended lasts much longer than the search may, or much
   * longer than somebody waits who has stopped it.
   */
  private BooleanSupplier overtime(Hunt<IndividualWish> hunt) {
    Duration most = hunt.wish().search().time().plus(FORBEARANCE);
    AtomicReference<@Nullable Duration> stopped = new AtomicReference<>();
    return () -> {
      Duration took = hunt.took();
      if (cancelled.get()) {
        stopped.compareAndSet(null, took.plus(FORBEARANCE));
      }
      Duration end = stopped.get();
      boolean late = !hunt.wish().search().limit().counted() && took.compareTo(most) > 0;
      return late || (end != null && took.compareTo(end) > 0);
    };
  }

  /** A hunt that knows what is known of as many rounds. */
  private <W extends Wish> Hunt<W> begun(W wish) {
    Hunt<W> hunt = new Hunt<>(wish, listener, cancelled);
    for (Answer known : beginning.known()) {
      known
          .outcome()
          .found()
          .filter(found -> found.movement().rounds().size() == wish.rounds())
          .ifPresent(found -> hunt.offer(found.movement(), known.origin().finder()));
    }
    return hunt;
  }

  private static Answer answer(Hunt<?> hunt) {
    Finder finder =
        hunt.find().map(Find::finder).orElseGet(() -> Finder.own("none", "exhausted search"));
    return new Answer(
        hunt.wish(),
        hunt.outcome(),
        Origin.today(finder, hunt.wish().search().seed(), hunt.took()),
        hunt.tried());
  }
}

package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.model.players.TableKinds;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.CountedEngine;
import org.boardwalk.search.Engine;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Implied;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Looks for demands of a wish that no movement meets together: first by counting, for players then
 * by an engine that looks for numbers of tables of each kind, which is quick for a room of any
 * size; at last by an engine that looks for any movement that meets them, whatever it costs; first
 * without the required criteria, which make models large. Where there is none, demands are left out
 * one by one until only those are left that contradict each other, every one of them needed. What
 * the engine finds is offered.
 */
final class RuleContradiction<W extends Wish> extends NamedMethod<W> {

  /** Constraints above which the engine would do little more than read the model. */
  private static final long MOST_CLAUSES = 300_000;

  private final W wish;
  private final Engine engine;

  /** The model in which these demands alone count; empty where there is none. */
  private final Function<Demands, Optional<ConstraintModel>> stated;

  /** A model that also has a solution where no movement meets the demands; empty where none is. */
  private final Function<Demands, Optional<ConstraintModel>> relaxed;

  /** The clauses of the model, at least; known before it is built. */
  private final long clauses;

  private RuleContradiction(
      W wish,
      Engine engine,
      Function<Demands, Optional<ConstraintModel>> relaxed,
      Function<Demands, Optional<ConstraintModel>> stated,
      long clauses) {
    super("rules that contradict each other", MethodKind.SEATS);
    this.wish = wish;
    this.engine = engine;
    this.relaxed = relaxed;
    this.stated = stated;
    this.clauses = clauses;
  }

  /** For players, by the model of all seats, unless it is large. */
  static RuleContradiction<IndividualWish> ofPlayers(IndividualWish wish, Engine engine) {
    return new RuleContradiction<>(
        wish,
        engine,
        TableKinds::of,
        demands -> SeatsFormulation.of(demands.ofPlayers()),
        SeatsFormulation.clauses(wish));
  }

  /** For a free movement with rules that the model of meetings states. */
  static RuleContradiction<PairsWish> ofPairs(PairsWish wish, Engine engine) {
    return new RuleContradiction<>(
        wish,
        engine,
        demands -> Optional.empty(),
        demands -> Optional.of(MeetingFormulation.of(demands)),
        0);
  }

  /** The proof by counting that no movement keeps all rules; empty where it shows none. */
  static Optional<Proof> byCounting(Wish wish) {
    boolean players = wish.kind() == Kind.INDIVIDUAL;
    return wish.contradicting()
        .map(
            core ->
                Proof.by(
                    new Reason.ByDemands(
                        core, " by counting" + (players ? counted(core.rules()) : ""))));
  }

  private static String counted(List<Rule> rules) {
    if (rules.stream().allMatch(rule -> rule.counted().plain() instanceof Counted.SameBoards)) {
      return " sets of boards";
    }
    if (rules.stream().allMatch(rule -> rule.counted().plain() instanceof Counted.Sitting)) {
      return " seats";
    }
    return rules.stream().allMatch(rule -> rule.counted().plain() instanceof Counted.Moving)
        ? " moves"
        : " meetings";
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(SearchScope<W> scope, Duration slice, long seed) {
    Optional<Proof> counted = byCounting(wish);
    if (counted.isPresent()) {
      scope.proved(counted.get());
    } else if (!byKinds(scope, slice, seed) && fits(scope)) {
      return bySearch(scope, slice, seed);
    }
    return false;
  }

  /** Whether the relaxed model refutes the demands, which it may take a tenth of the slice for. */
  private boolean byKinds(SearchScope<W> scope, Duration slice, long seed) {
    Search search = search(scope, relaxed, slice.toMillis() / 1e4, seed);
    Optional<Demands> core = search.core(Demands.of(wish));
    core.ifPresent(demands -> scope.proved(search.proof(demands.least(false))));
    return core.isPresent();
  }

  private Search search(
      SearchScope<W> scope,
      Function<Demands, Optional<ConstraintModel>> models,
      double seconds,
      long seed) {
    return new Search(
        scope,
        models,
        new CountedEngine(engine, scope),
        new Engine.Limits(seconds, 1e9, scope::over, seed));
  }

  /** Whether the model is small, and stating it leaves half of the effort to other methods. */
  private boolean fits(SearchScope<W> scope) {
    return clauses <= MOST_CLAUSES
        && 2 * clauses <= Rate.MODEL_CONSTRAINT.perSecond() * scope.secondsLeft();
  }

  /** Searches in so much effort; whether more of it could tell more. */
  private boolean bySearch(SearchScope<W> scope, Duration slice, long seed) {
    Demands hard = Demands.of(wish);
    Demands seats = hard;
    for (Implied criterion : Implied.CRITERIA) {
      seats = seats.without(criterion);
    }
    double part = slice.toMillis() / 1e3 / (2 + hard.size());
    Search search = search(scope, stated, part, seed);
    for (Demands all : seats.equals(hard) ? List.of(hard) : List.of(seats, hard)) {
      Optional<Demands> core = search.core(all);
      if (core.isPresent()) {
        scope.proved(search.proof(core.get()));
        return false;
      }
    }
    return search.stopped;
  }

  /** The searches for movements that meet some demands. */
  private final class Search {

    private final SearchScope<W> scope;
    private final Function<Demands, Optional<ConstraintModel>> models;
    private final Engine own;
    private final Engine.Limits limits;

    /** The last model that was refuted. */
    private @Nullable ConstraintModel refuted;

    /** Whether a limit ended a search. */
    private boolean stopped;

    /** Whether the last search found a movement; engines may report it from other threads. */
    private volatile boolean found;

    Search(
        SearchScope<W> scope,
        Function<Demands, Optional<ConstraintModel>> models,
        Engine own,
        Engine.Limits limits) {
      this.scope = scope;
      this.models = models;
      this.own = own;
      this.limits = limits;
    }

    Optional<Demands> core(Demands all) {
      return all.core(this::refutes).map(core -> core.least(core.least() && !stopped));
    }

    private boolean refutes(Demands demands) {
      Optional<ConstraintModel> model = models.apply(demands);
      boolean none = model.filter(this::exhausted).isPresent();
      refuted = none ? model.get() : refuted;
      return none;
    }

    private boolean exhausted(ConstraintModel model) {
      found = false;
      Engine.End end =
          own.solve(
              model,
              limits,
              values -> {
                found = true;
                offer(model, values);
              });
      stopped |= !end.exhausted() && !found;
      return end.exhausted() && !found;
    }

    /** Numbers of tables of each kind are no movement. */
    private void offer(ConstraintModel model, ConstraintModel.Assignment values) {
      if (models.equals(stated)) {
        scope.offer(model.decoder().apply(values), engine.finder(name()));
      }
    }

    Proof proof(Demands core) {
      Reason exhausted = engine.exhausted(Objects.requireNonNull(refuted));
      return core.none()
          ? Proof.by(exhausted)
          : new Proof(List.of(new Reason.ByDemands(core, ""), exhausted));
    }
  }
}

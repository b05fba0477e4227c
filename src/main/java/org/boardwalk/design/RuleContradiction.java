package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.MeetingFormulation;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.search.CountedEngine;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;

/**
 * Looks for rules of a wish that no movement keeps together: first by counting, then by an engine
 * that looks for any movement under the rules alone, whatever it costs. Where there is none, rules
 * are left out one by one until only those are left that contradict each other, every one of them
 * needed. What the engine finds is offered.
 */
final class RuleContradiction<W extends Wish> extends NamedMethod<W> {

  /** Constraints above which the engine would do little more than read the model. */
  private static final long MOST_CLAUSES = 300_000;

  /** Clauses that are stated and presolved in a second. */
  private static final long CLAUSES_PER_SECOND = 100_000;

  private final W wish;
  private final Engine engine;

  /** The rules that must be kept. */
  private final List<Rule> must;

  /** The model in which these rules alone count; empty where there is none. */
  private final Function<List<Rule>, Optional<ConstraintModel>> stated;

  /** Whether a model of fewer rules asks for the same in all else. */
  private final Predicate<List<Rule>> alike;

  /** The clauses of the model, at least; known before it is built. */
  private final long clauses;

  /** Whether the last search found a movement; engines may report it from other threads. */
  private volatile boolean found;

  private RuleContradiction(
      W wish,
      Engine engine,
      Function<List<Rule>, Optional<ConstraintModel>> stated,
      Predicate<List<Rule>> alike,
      long clauses) {
    super("rules that contradict each other", MethodKind.SEATS);
    this.wish = wish;
    this.engine = engine;
    this.stated = stated;
    this.alike = alike;
    this.clauses = clauses;
    must = wish.rules().stream().filter(Rule::must).toList();
  }

  /** For players, by the model of all seats, unless it is large. */
  static RuleContradiction<IndividualWish> ofPlayers(IndividualWish wish, Engine engine) {
    Map<Criterion, Demand> none = new EnumMap<>(Criterion.class);
    for (Criterion criterion : Criterion.values()) {
      none.put(criterion, Demand.IGNORE);
    }
    return new RuleContradiction<>(
        wish,
        engine,
        rules -> SeatsFormulation.of(wish.demanding(none).with(wish.fixed().rules(rules))),
        rules ->
            wish.fixed()
                .rules(rules)
                .alwaysPlaying(wish.rounds())
                .equals(wish.fixed().alwaysPlaying(wish.rounds())),
        SeatsFormulation.clauses(wish));
  }

  /** For a free movement with rules that the model of meetings states. */
  static RuleContradiction<PairsWish> ofPairs(PairsWish wish, Engine engine) {
    return new RuleContradiction<>(
        wish,
        engine,
        rules -> Optional.of(MeetingFormulation.of(wish.with(rules)).withoutObjective()),
        rules -> true,
        0);
  }

  /** The proof by counting that no movement keeps all rules; empty where it shows none. */
  static Optional<Proof> byCounting(Wish wish) {
    List<Rule> rules = wish.contradicting();
    boolean players = wish.kind() == Kind.INDIVIDUAL;
    return rules.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Proof.by(
                reason(wish, rules, players ? " by counting " + counted(rules) : " by counting")));
  }

  private static String counted(List<Rule> rules) {
    if (rules.stream().allMatch(rule -> rule.counted() instanceof Counted.SameBoards)) {
      return "sets of boards";
    }
    return rules.stream().allMatch(rule -> rule.counted() instanceof Counted.Moving)
        ? "moves"
        : "meetings";
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(Hunt<W> hunt, Duration slice, long seed) {
    Optional<Proof> counted = byCounting(wish);
    if (counted.isPresent()) {
      hunt.proved(counted.get());
    } else if (fits(hunt)) {
      return bySearch(hunt, slice, seed);
    }
    return false;
  }

  /** Whether the model is small, and stating it leaves half of the effort to other methods. */
  private boolean fits(Hunt<W> hunt) {
    return clauses <= MOST_CLAUSES && 2 * clauses <= CLAUSES_PER_SECOND * hunt.secondsLeft();
  }

  /** Searches in so much effort; whether more of it could tell more. */
  private boolean bySearch(Hunt<W> hunt, Duration slice, long seed) {
    Engine own = new CountedEngine(engine, hunt);
    double part = slice.toMillis() / 1e3 / (1 + must.size());
    Engine.Limits limits = new Engine.Limits(part, 1e9, hunt::over, seed);
    Optional<ConstraintModel> refuted = refuted(must, hunt, own, limits);
    boolean open = refuted.isEmpty() && !found;
    List<Rule> core = must;
    boolean least = true;
    for (Rule rule : must) {
      List<Rule> rest = new ArrayList<>(core);
      rest.remove(rule);
      if (refuted.isPresent() && !alike.test(rest)) {
        // Without it others would sit out: what is refuted then says nothing about the wish.
        least = false;
        continue;
      }
      Optional<ConstraintModel> without =
          refuted.isEmpty() ? refuted : refuted(rest, hunt, own, limits);
      if (without.isPresent()) {
        core = rest;
        refuted = without;
      } else {
        least &= found;
      }
    }
    if (refuted.isPresent()) {
      Reason exhausted = engine.exhausted(refuted.get());
      String perhaps = least || core.size() == 1 ? "" : ", and perhaps already some of them";
      hunt.proved(
          core.isEmpty()
              ? Proof.by(exhausted)
              : new Proof(List.of(reason(wish, core, perhaps), exhausted)));
    }
    return open;
  }

  /** The model of these rules alone, where the engine shows that nothing keeps them. */
  private Optional<ConstraintModel> refuted(
      List<Rule> rules, Hunt<W> hunt, Engine own, Engine.Limits limits) {
    found = false;
    return stated
        .apply(rules)
        .filter(
            model -> {
              Engine.End end =
                  own.solve(
                      model,
                      limits,
                      values -> {
                        found = true;
                        hunt.offer(model.decoder().apply(values), engine.finder(name()));
                      });
              return end.exhausted() && !found;
            });
  }

  private static Reason reason(Wish wish, List<Rule> rules, String how) {
    String turns = "";
    if (wish.kind() == Kind.INDIVIDUAL && 4 * wish.tables() < wish.contestants()) {
      turns = " where players sit out in turn";
    } else if (wish instanceof PairsWish pairs
        && pairs.form() instanceof PairsForm.Free
        && wish.contestants() % 2 == 1) {
      turns = " where sit-outs are even";
    }
    String words =
        rules.stream()
            .map(rule -> "[" + RuleText.of(rule, wish.kind()) + "]")
            .collect(Collectors.joining(" "));
    return new Reason.ByRule(
        rules.size() == 1
            ? Text.of("the rule %s cannot be kept%s%s", words, turns, how)
            : Text.of("the rules %s contradict each other%s%s", words, turns, how));
  }
}

package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.Implied;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A refutation names enough: no movement meets the demands that it names, whatever the rest of the
 * wish is. All movements are looked at, or, where there are too many, another engine looks.
 */
@Tag("thorough")
class RefutationTest {

  private static final Duration SLICE = Duration.ofSeconds(3);

  private int refuted;
  private int counted;
  private int implied;
  private int lookedAt;
  private int open;

  @Test
  void namesEnoughRulesAndNotOneTooMany() {
    refute(1, 20);
  }

  @Test
  @Tag("slow")
  void namesEnoughRulesInTwoThousandCases() {
    refute(1, 2_000);
  }

  private void refute(long from, int wanted) {
    for (long seed = from; refuted < wanted; seed++) {
      drawn(seed).ifPresent(this::check);
    }
    assertThat(counted).isBetween(wanted / 10, wanted * 9 / 10);
    assertThat(implied).isGreaterThan(wanted / 10);
    assertThat(lookedAt).isGreaterThan(wanted / 2);
    assertThat(open).as("too hard for the other engine").isLessThanOrEqualTo(wanted / 20);
  }

  /** A tiny wish; empty where rules have no meaning together. */
  private static Optional<Wish> drawn(long seed) {
    Random random = new Random(seed);
    try {
      return Optional.of(random.nextBoolean() ? pairs(random) : players(random));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static PairsWish pairs(Random random) {
    int pairs = 4 + random.nextInt(3);
    int rounds = 2 + random.nextInt(pairs == 4 ? 4 : 2);
    boolean shared = pairs > 4 || random.nextBoolean();
    int sets = rounds + (shared ? 0 : random.nextInt(2));
    int copies = shared ? (pairs + 1) / 2 : 1 + random.nextInt(2);
    boolean solo = random.nextInt(4) == 0;
    PairsForm form = new PairsForm.Free(random.nextInt(3), WalkGrade.ANY);
    WishSizes drawn =
        WishSizes.of(pairs, rounds)
            .play(shared ? Play.SHARED : Play.CIRCULATING)
            .ofSets(sets)
            .ofCopies(copies);
    PairsWish sizes =
        (solo ? drawn.solo(form) : drawn.pairs(form)).with(Wishes.shared(8, 2, 2).search());
    List<Rule> rules = must(RandomRules.over(sizes, random.nextLong()).rules());
    return sizes.with(rules.stream().filter(MeetingFormulation::states).toList());
  }

  private static IndividualWish players(Random random) {
    int players = 4 + random.nextInt(6);
    int tables = players / 4;
    int rounds = tables == 2 ? 1 + random.nextInt(2) : 2 + random.nextInt(players > 5 ? 1 : 2);
    boolean shared = random.nextInt(3) > 0;
    int copies = 1 + random.nextInt(2);
    IndividualWish sizes =
        shared
            ? Wishes.shared(players, tables, rounds)
            : Wishes.circulating(players, tables, rounds, Math.max(2, rounds), copies);
    List<Criterion> required = new ArrayList<>(List.of(Criterion.values()));
    required.removeIf(c -> random.nextInt(6) > 0);
    SitOutRule sitOuts = List.of(SitOutRule.values()).get(random.nextInt(3));
    IndividualWish asked = Wishes.requiring(sizes, required.toArray(new Criterion[0]));
    IndividualWish ruled = RandomRules.over(asked, random.nextLong());
    return ruled.with(ruled.fixed().rules(must(ruled.rules())).sitOuts(sitOuts));
  }

  private static List<Rule> must(List<Rule> rules) {
    return rules.stream()
        .map(r -> new Rule(r.counted(), r.times(), r.rounds(), r.within(), r.before(), 0))
        .toList();
  }

  private void check(Wish wish) {
    proof(wish)
        .filter(proof -> counted <= refuted / 2 || !proof.exhausted().isEmpty())
        .ifPresent(
            proof -> {
              String what = wish + ": " + proof.sentence();
              assertThat(proof.reasons().get(0)).as(what).isInstanceOf(Reason.ByDemands.class);
              Demands named = ((Reason.ByDemands) proof.reasons().get(0)).demands();
              List<Rule> inOrder = new ArrayList<>(Demands.of(wish).rules());
              inOrder.retainAll(named.rules());
              assertThat(named.rules()).as(what).isSubsetOf(inOrder);
              assertThat(new LinkedHashSet<>(named.rules()))
                  .as(what)
                  .containsExactlyElementsOf(new LinkedHashSet<>(inOrder));
              Optional<Boolean> any = anyMeets(named);
              assertThat(any.orElse(false)).as(what).isFalse();
              if (any.isEmpty()) {
                open++;
                return;
              }
              refuted++;
              counted += proof.exhausted().isEmpty() ? 1 : 0;
              implied += named.implied().isEmpty() ? 0 : 1;
              if (named.least() && !proof.exhausted().isEmpty()) {
                oneLess(named)
                    .forEach(
                        rest ->
                            assertThat(anyMeets(rest).orElse(true))
                                .as("%s without %s", what, rest.words())
                                .isTrue());
              }
            });
  }

  private static Optional<Proof> proof(Wish wish) {
    Engine engine = Engines.all().get(0);
    Outcome outcome;
    if (wish instanceof IndividualWish players) {
      SearchScope<IndividualWish> scope = SearchScopes.of(players);
      RuleContradiction.ofPlayers(players, engine).run(scope, SLICE, 1);
      outcome = scope.outcome();
    } else {
      SearchScope<PairsWish> scope = SearchScopes.of((PairsWish) wish);
      RuleContradiction.ofPairs((PairsWish) wish, engine).run(scope, SLICE, 1);
      outcome = scope.outcome();
    }
    return outcome instanceof Outcome.Impossible impossible
        ? Optional.of(impossible.proof())
        : Optional.empty();
  }

  /** The demands without each of them in turn. */
  private static List<Demands> oneLess(Demands demands) {
    List<Demands> all = new ArrayList<>();
    for (Implied demand : demands.implied()) {
      all.add(demands.without(demand));
    }
    for (Rule rule : demands.rules()) {
      List<Rule> rest = new ArrayList<>(demands.rules());
      rest.remove(rule);
      all.add(new Demands(demands.wish(), rest, Set.copyOf(demands.implied()), true));
    }
    return all;
  }

  /** Whether a movement meets the demands; empty where that is too hard to tell. */
  private Optional<Boolean> anyMeets(Demands demands) {
    Optional<Boolean> seen = AllMovements.anyMeets(demands);
    lookedAt += seen.isPresent() ? 1 : 0;
    return seen.isPresent() ? seen : found(demands);
  }

  /** The same by the other engine. */
  private static Optional<Boolean> found(Demands demands) {
    ConstraintModel model =
        demands.wish().kind() == Kind.INDIVIDUAL
            ? SeatsFormulation.of(demands.ofPlayers()).orElseThrow()
            : MeetingFormulation.of(demands);
    AtomicBoolean found = new AtomicBoolean();
    Engine.End end =
        Engines.all().get(1).solve(model, Engine.Limits.effort(10, 1), v -> found.set(true));
    return found.get() || end.exhausted() ? Optional.of(found.get()) : Optional.empty();
  }
}

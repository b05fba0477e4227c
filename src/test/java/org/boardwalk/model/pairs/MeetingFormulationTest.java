package org.boardwalk.model.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import org.boardwalk.design.Designer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Witness;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The engines agree with all free movements of a few pairs or lone players under rules drawn by
 * chance: on their least cost, and on whether there are any.
 */
@Tag("thorough")
class MeetingFormulationTest {

  /** A wish in shared play, or with boards that circulate in one copy where sets are given. */
  private static PairsWish wish(Kind kind, int contestants, int rounds, int sets, int stationary) {
    WishSizes sizes = WishSizes.of(contestants, rounds);
    WishSizes played = sets == 0 ? sizes.play(Play.SHARED) : sizes.ofSets(sets).ofCopies(1);
    PairsForm form = new PairsForm.Free(stationary, new PairsForm.Free().walk());
    return (kind == Kind.PAIRS ? played.pairs(form) : played.solo(form))
        .with(SearchSettings.repeatable(Duration.ofMillis(60), 1));
  }

  /** The wish with those rules drawn by chance that the model states. */
  private static PairsWish ruled(PairsWish sizes, long seed) {
    List<Rule> rules = RandomRules.over(sizes, seed).rules();
    return sizes.with(rules.stream().filter(MeetingFormulation::states).toList());
  }

  private static List<Movement> movements(PairsWish wish) {
    List<List<Encounter>> choices = new ArrayList<>();
    rounds(wish, new ArrayList<>(), 0, wish.contestants() % 2 == 0, choices);
    List<Movement> all = new ArrayList<>();
    extend(wish, choices, new ArrayList<>(), all);
    return all;
  }

  /** All rounds: each contestant in order opposes a later one, or sits out where one may. */
  private static void rounds(
      PairsWish wish, List<Encounter> now, int seated, boolean full, List<List<Encounter>> all) {
    int first = Integer.numberOfTrailingZeros(~seated);
    if (first == wish.contestants()) {
      all.add(List.copyOf(now));
      return;
    }
    if (!full) {
      rounds(wish, now, seated | 1 << first, true, all);
    }
    int sets = wish.boards().play() == Play.SHARED ? 1 : wish.boards().sets();
    for (int other = first + 1; other < wish.contestants(); other++) {
      for (int set = 1; set <= sets && (seated >> other & 1) == 0; set++) {
        Seating seating = Seating.of(wish.kind(), first + 1, other + 1);
        now.add(new Encounter(now.size() + 1, seating, set));
        rounds(wish, now, seated | 1 << first | 1 << other, full, all);
        now.remove(now.size() - 1);
      }
    }
  }

  private static void extend(
      PairsWish wish, List<List<Encounter>> choices, List<Round> now, List<Movement> all) {
    if (now.size() == wish.rounds()) {
      Movement movement = wish.adopted(wish.movement(now));
      if (wish.accepts(movement, wish.judge(movement))) {
        all.add(movement);
      }
      return;
    }
    for (List<Encounter> choice : choices) {
      int set = now.size() + 1;
      boolean shared = wish.boards().play() == Play.SHARED;
      now.add(
          new Round(
              shared
                  ? choice.stream().map(e -> new Encounter(e.table(), e.seating(), set)).toList()
                  : choice));
      extend(wish, choices, now, all);
      now.remove(now.size() - 1);
    }
  }

  private static OptionalLong least(PairsWish wish, List<Movement> all) {
    return all.stream()
        .map(wish::judge)
        .filter(Scorecard::rulesHold)
        .mapToLong(Scorecard::costOfRules)
        .min();
  }

  @ParameterizedTest
  @CsvSource({
    "PAIRS, 4, 2, 0, 0, 6",
    "SOLO, 4, 3, 0, 0, 6",
    "PAIRS, 4, 2, 3, 0, 6",
    "PAIRS, 5, 2, 0, 0, 8",
    "PAIRS, 6, 2, 0, 2, 6"
  })
  void bothEnginesFindTheLeastCostUnderRules(
      Kind kind, int contestants, int rounds, int sets, int stationary, int wishes) {
    check(wish(kind, contestants, rounds, sets, stationary), 0, wishes);
  }

  @ParameterizedTest
  @CsvSource({
    "PAIRS, 4, 2, 0, 0, 100",
    "SOLO, 4, 3, 0, 0, 100",
    "PAIRS, 4, 4, 0, 0, 50",
    "PAIRS, 4, 2, 3, 0, 100",
    "PAIRS, 4, 3, 4, 0, 20",
    "PAIRS, 5, 2, 0, 0, 100",
    "SOLO, 5, 3, 0, 0, 50",
    "PAIRS, 5, 4, 0, 0, 10",
    "PAIRS, 6, 2, 0, 2, 100",
    "PAIRS, 6, 2, 3, 0, 4",
    "PAIRS, 6, 3, 0, 0, 50",
    "PAIRS, 6, 4, 0, 0, 20",
    "PAIRS, 7, 2, 0, 0, 10",
    "PAIRS, 8, 2, 0, 3, 10"
  })
  @Tag("slow")
  void bothEnginesFindTheLeastCostUnderManyRules(
      Kind kind, int contestants, int rounds, int sets, int stationary, int wishes) {
    check(wish(kind, contestants, rounds, sets, stationary), 1, wishes);
  }

  private static void check(PairsWish sizes, long from, int wishes) {
    List<Movement> all = movements(sizes);
    LongStream.range(from, from + wishes)
        .mapToObj(seed -> ruled(sizes, seed))
        .forEach(wish -> check(wish, least(wish, all)));
  }

  private static void check(PairsWish wish, OptionalLong least) {
    for (Engine engine : Engines.all()) {
      assertThat(best(engine, MeetingFormulation.of(wish), wish))
          .as("%s by %s", wish.rules(), engine.name())
          .isEqualTo(least);
    }
    least.ifPresent(
        cost -> {
          assertThat(wish.contradicting()).as("%s", wish.rules()).isEmpty();
          assertThat(wish.bounds().total()).as("%s", wish.rules()).isLessThanOrEqualTo(cost);
        });
  }

  /** The cost of the last solution, all of which answer the wish. */
  private static OptionalLong best(Engine engine, ConstraintModel model, PairsWish wish) {
    List<Long> costs = new ArrayList<>();
    Engine.End end =
        engine.solve(
            model,
            Engine.Limits.effort(1e6, 1),
            values -> {
              Movement movement = wish.adopted(model.decoder().apply(values));
              Scorecard card = wish.judge(movement);
              assertThat(wish.accepts(movement, card)).as("%s", wish.rules()).isTrue();
              assertThat(card.costOfRules()).isLessThanOrEqualTo(Witness.claimed(model, values));
              costs.add(card.costOfRules());
            });
    assertThat(end.exhausted()).isTrue();
    return costs.isEmpty() ? OptionalLong.empty() : OptionalLong.of(costs.get(costs.size() - 1));
  }

  /** Each of three pairs has two others to oppose; counting does not see that three are odd. */
  @Test
  void threePairsCannotOpposeOnlyEachOtherInARound() {
    PairsWish sizes = wish(Kind.PAIRS, 6, 2, 0, 0);
    Counted among =
        new Counted.Meeting(Couples.within(List.of(1, 2, 3)), Set.of(Relation.OPPONENT));
    Rule only = new Rule(among, Times.ONLY, List.of(2), 0, List.of(), 0);
    PairsWish wish = sizes.with(List.of(only));
    assertThat(wish.contradicting()).isEmpty();
    assertThat(least(wish, movements(sizes))).isEmpty();
    check(wish, OptionalLong.empty());
    Outcome outcome = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
  }

  @ParameterizedTest
  @CsvSource({"4, 3, 0, 8, 0", "5, 2, 0, 4, 0"})
  void theSearchAgreesOnWhatIsBestAndWhatIsImpossible(
      int pairs, int rounds, int from, int until, int unseen) {
    PairsWish sizes = wish(Kind.PAIRS, pairs, rounds, 0, 0);
    List<Movement> all = movements(sizes);
    int refuted = 0;
    for (int seed = from; seed < until; seed++) {
      PairsWish wish = ruled(sizes, seed);
      refuted += refuted(wish, least(wish, all)) && wish.contradicting().isEmpty() ? 1 : 0;
    }
    assertThat(refuted).as("refuted, though not by counting").isGreaterThanOrEqualTo(unseen);
  }

  @ParameterizedTest
  @CsvSource({"4, 3, 8, 80, 1", "5, 2, 4, 80, 0", "6, 3, 0, 80, 1", "6, 4, 0, 40, 1"})
  @Tag("slow")
  void theSearchAgreesInManyCases(int pairs, int rounds, int from, int until, int unseen) {
    theSearchAgreesOnWhatIsBestAndWhatIsImpossible(pairs, rounds, from, until, unseen);
  }

  /** Whether the search refutes the wish, as it must where there is no least cost. */
  private static boolean refuted(PairsWish wish, OptionalLong least) {
    String what = wish.rules().toString();
    Outcome outcome = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
    if (least.isEmpty()) {
      assertThat(outcome).as(what).isInstanceOf(Outcome.Impossible.class);
      return true;
    }
    Outcome.Found found = outcome.found().orElseThrow();
    assertThat(found.card().costOfRules()).as(what).isEqualTo(least.getAsLong());
    assertThat(found.bounds().total()).as(what).isLessThanOrEqualTo(least.getAsLong());
    boolean perfect = found.card().calibre().worst() > 99.99;
    assertThat(found.status() != Status.FEASIBLE).as(what).isEqualTo(perfect);
    return false;
  }
}

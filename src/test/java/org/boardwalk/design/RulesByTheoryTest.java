package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.model.players.TableKinds;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules that counting, a relaxation, a theorem or a construction answers, without a long search.
 */
@Tag("thorough")
class RulesByTheoryTest {

  private static final Times ONCE = Times.between(0, 1);

  @Test
  void eightMenAndWomenCannotMeetOnceInFiveRoundsOfMixedPairs() {
    Outcome outcome = outcome(mixed(5));
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(((Outcome.Impossible) outcome).proof().sentence())
        .contains("partner only each other", "meet each other at most once", "kinds of tables");
    assertThat(UntilFound.outcome(asked(mixed(4)))).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void arenasAreNotEvenWhereSixteenMeetOnce() {
    IndividualWish wish = ruled(Wishes.shared(16, 4, 5), tableOnce(16), arenas(16, Times.EVEN));
    assertThat(outcome(wish)).isInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void aRuleThatSaysWhatACriterionSaysIsRefutedByItsTheorem() {
    IndividualWish golf = Wishes.rotating(12, 3, 5, Rotation.ROTATE);
    Rule even = meeting(12, Relation.TABLE, Times.EVEN);
    assertThat(ruled(golf, even).forbidding())
        .isNotEmpty()
        .isEqualTo(Wishes.requiring(golf, Criterion.PARTNER).forbidding());
    assertThat(ruled(golf, meeting(12, Relation.TABLE, Times.between(0, 3))).forbidding())
        .isEmpty();
  }

  @Test
  void aRuleThatSaysWhatACriterionSaysIsAnsweredByStarters() {
    Rule once = meeting(20, Relation.PARTNER, Times.between(1, 1));
    Outcome.Found found = outcome(ruled(Wishes.shared(20, 5, 19), once)).found().orElseThrow();
    assertThat(found.card().of(Criterion.PARTNER).ideal()).isTrue();
    assertThat(found.card().of(Criterion.OPPONENT).ideal()).isTrue();
    assertThat(found.card().rules()).allMatch(score -> score.kept());
  }

  @Test
  void aRuleThatSaysWhatACriterionSaysIsProvedOptimalAsTheCriterionIs() {
    Rule once = meeting(8, Relation.PARTNER, Times.between(1, 1));
    IndividualWish eight = ruled(Wishes.shared(8, 2, 7), once);
    Outcome.Found found = outcome(eight, Duration.ofSeconds(1)).found().orElseThrow();
    assertThat(found.standing().certificate()).isPresent();
    assertThat(found.judged().cost()).isEqualTo(32);
  }

  /** The rule allows some uneven counts, so that it is no criterion. */
  @Test
  void aRuleThatAllowsMoreThanACriterionStaysARule() {
    IndividualWish wish = Wishes.shared(20, 5, 19);
    assertThat(ruled(wish, meeting(20, Relation.PARTNER, Times.between(0, 2))).saidByCriteria())
        .isEmpty();
    assertThat(ruled(wish, meeting(19, Relation.PARTNER, ONCE)).saidByCriteria()).isEmpty();
    assertThat(ruled(wish, meeting(20, Relation.PARTNER, ONCE)).saidByCriteria()).isPresent();
    assertThat(ruled(wish, meeting(20, Relation.OPPONENT, Times.between(2, 3))).saidByCriteria())
        .isPresent();
  }

  @ParameterizedTest
  @CsvSource({"20, 5", "24, 4", "28, 7", "48, 12", "56, 14"})
  void nobodyMeetsTwiceNorSitsAtATableTwice(int players, int rounds) {
    IndividualWish wish =
        ruled(
            Wishes.shared(players, players / 4, rounds), tableOnce(players), arenas(players, ONCE));
    assertThat(UntilFound.outcome(asked(wish))).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void classesThatNeverMeetSitAtNoTableTwice() {
    Couples classes = Couples.within(List.of(3, 9, 14, 20, 21));
    Rule apart = Rule.must(new Counted.Meeting(classes, Set.of(Relation.TABLE)), Times.NEVER);
    IndividualWish wish = ruled(Wishes.shared(28, 7, 7), apart, tableOnce(28), arenas(28, ONCE));
    assertThat(UntilFound.outcome(asked(wish))).isInstanceOf(Outcome.Found.class);
  }

  /** Wishes with rules by chance, against the model of all seats. */
  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void kindsOfTablesRefuteNothingThatExists(String name) {
    Engine engine =
        Engines.all().stream().filter(e -> e.name().equals(name)).findFirst().orElseThrow();
    int refuted = 0;
    for (long seed = 1; seed <= 100; seed++) {
      Demands demands = drawn(seed);
      Optional<ConstraintModel> model = TableKinds.of(demands);
      if (model.isPresent() && exhausted(engine, model.get())) {
        refuted++;
        ConstraintModel seats = SeatsFormulation.of(demands.ofPlayers()).orElseThrow();
        assertThat(exhausted(Engines.all().get(0), seats)).as(demands.words()).isTrue();
      }
    }
    assertThat(refuted).isGreaterThan(5);
  }

  private static Demands drawn(long seed) {
    Random random = new Random(seed);
    int players = 4 + random.nextInt(5);
    IndividualWish sizes =
        Wishes.shared(players, players / 4, players == 8 ? 2 : 2 + random.nextInt(2));
    IndividualWish asked =
        random.nextInt(3) > 0 ? sizes : Wishes.requiring(sizes, Criterion.PARTNER);
    IndividualWish wish = RandomRules.over(asked, random.nextLong());
    List<Rule> must = new ArrayList<>();
    wish.rules()
        .forEach(
            r -> must.add(new Rule(r.counted(), r.times(), r.rounds(), r.within(), r.before(), 0)));
    return Demands.of(wish.with(wish.fixed().rules(must)));
  }

  private static boolean exhausted(Engine engine, ConstraintModel model) {
    AtomicBoolean any = new AtomicBoolean();
    Engine.End end = engine.solve(model, Engine.Limits.effort(10, 1), v -> any.set(true));
    return end.exhausted() && !any.get();
  }

  private static IndividualWish mixed(int rounds) {
    Couples couples = new Couples(List.of(to(1, 8), to(9, 16)), List.of());
    Rule partners = Rule.must(new Counted.Meeting(couples, Set.of(Relation.PARTNER)), Times.ONLY);
    return ruled(Wishes.shared(16, 4, rounds), partners, tableOnce(16));
  }

  private static Rule tableOnce(int players) {
    return meeting(players, Relation.TABLE, ONCE);
  }

  private static Rule meeting(int players, Relation way, Times times) {
    return Rule.must(new Counted.Meeting(Couples.within(to(1, players)), Set.of(way)), times);
  }

  private static Rule arenas(int players, Times times) {
    return Rule.must(
        new Counted.Sitting(to(1, players), List.of(), Set.of(), Counted.Apart.TABLES), times);
  }

  private static List<Integer> to(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static IndividualWish ruled(IndividualWish wish, Rule... rules) {
    return wish.with(wish.fixed().rules(List.of(rules)));
  }

  private static Outcome outcome(IndividualWish wish) {
    return outcome(wish, Duration.ofMillis(300));
  }

  private static Outcome outcome(IndividualWish wish, Duration effort) {
    IndividualWish asked = Wishes.searching(wish, 1, effort);
    return Designer.answer(asked, SearchListener.SILENT, new AtomicBoolean()).outcome();
  }

  private static IndividualWish asked(IndividualWish wish) {
    return Wishes.searching(wish, 1, Duration.ofMillis(300));
  }
}

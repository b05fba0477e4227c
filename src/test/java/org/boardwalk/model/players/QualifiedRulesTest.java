package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.boardwalk.design.UntilFound;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Witness;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Apart;
import org.boardwalk.quality.rule.Counted.Qualified;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules with totals, ends and conditions: both engines agree with all schedules of tiny wishes. */
@Tag("thorough")
class QualifiedRulesTest {

  private static final Map<Criterion, Demand> NOTHING =
      Stream.of(Criterion.values()).collect(Collectors.toMap(c -> c, c -> Demand.IGNORE));

  @ParameterizedTest
  @CsvSource({"4,1,2,0,60", "5,1,1,0,60", "4,1,3,0,10", "5,1,2,0,2"})
  void bothEnginesFindTheLeastCostOfRules(
      int players, int tables, int rounds, long from, int wishes) {
    check(Wishes.shared(players, tables, rounds).demanding(NOTHING), from, wishes);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,0,3", "5,1,1,0,4", "8,2,1,0,1"})
  void bothEnginesFindTheLeastCostOfRulesAndCriteria(
      int players, int tables, int rounds, long from, int wishes) {
    check(Wishes.shared(players, tables, rounds), from, wishes);
  }

  private static void check(IndividualWish sizes, long from, int wishes) {
    List<Movement> all = RuleTermsTest.schedules(sizes);
    LongStream.range(from, from + wishes)
        .mapToObj(seed -> RandomRules.qualified(sizes, seed))
        .forEach(wish -> agree(wish, all));
  }

  private static void agree(IndividualWish wish, List<Movement> all) {
    OptionalLong least = RuleTermsTest.least(wish, all);
    Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least);
    String what = wish.fixed().rules().toString();
    least.ifPresent(
        cost -> {
          assertThat(RuleTermsTest.counted(wish)).as(what).isFalse();
          assertThat(wish.bounds().total()).as(what).isLessThanOrEqualTo(cost);
        });
    if (wish.contradicting().isPresent()) {
      assertThat(least).as(what).isEmpty();
    }
  }

  /** A thousand wishes, with those above. */
  @ParameterizedTest
  @CsvSource({"4,1,2,60,440", "5,1,1,60,240", "4,1,3,10,140", "5,1,2,2,48"})
  @Tag("slow")
  void bothEnginesFindTheLeastCostOfAThousandWishes(
      int players, int tables, int rounds, long from, int wishes) {
    bothEnginesFindTheLeastCostOfRules(players, tables, rounds, from, wishes);
  }

  /** Where nothing else counts, solutions are schedules. */
  @ParameterizedTest
  @CsvSource({"4,1,2,0,40", "5,1,1,0,40"})
  void bothEnginesFindAsManySchedules(int players, int tables, int rounds, long from, int wishes) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds).demanding(NOTHING);
    List<Movement> all = RuleTermsTest.schedules(sizes);
    LongStream.range(from, from + wishes)
        .mapToObj(seed -> RandomRules.qualified(sizes, seed))
        .filter(wish -> wish.rules().stream().allMatch(QualifiedRulesTest::settlesVariables))
        .filter(wish -> !SeatTables.seated(wish))
        .forEach(wish -> agreeInNumber(wish, all));
  }

  /** Even counts leave open which of two numbers is the less, and costs how high they are. */
  private static boolean settlesVariables(Rule rule) {
    return rule.must() && rule.times().shape() != Times.Shape.EVEN;
  }

  private static void agreeInNumber(IndividualWish wish, List<Movement> all) {
    long kept = all.stream().filter(m -> wish.accepts(m, wish.judge(m))).count();
    ConstraintModel model = SeatsFormulation.of(wish, false).orElseThrow();
    for (Engine engine : Engines.all()) {
      long[] found = {0};
      engine.enumerate(
          model,
          values -> {
            Movement movement = model.decoder().apply(values);
            assertThat(wish.accepts(movement, wish.judge(movement))).isTrue();
            found[0]++;
          });
      assertThat(found[0]).as("%s: %s", engine.name(), wish.fixed().rules()).isEqualTo(kept);
    }
  }

  /** Local search and each engine, alone. */
  @Test
  void everySearchKeepsATotalAnOrderACompositionAndACondition() {
    Couples newcomers = Couples.of(List.of(new Two(5, 6), new Two(7, 8)));
    Counted partner = new Counted.Meeting(newcomers, Set.of(Relation.PARTNER));
    Couples of4 = Couples.of(List.of(new Two(2, 4), new Two(3, 4)));
    Counted experts = new Counted.Sitting(List.of(1, 2), List.of(), Set.of(), Apart.TABLES);
    Rule atEach =
        new Rule(
            new Qualified(experts, Optional.empty(), true, List.of()),
            Times.between(1, 1),
            List.of(),
            1,
            List.of(),
            0);
    Rule first = new Rule(partner, Times.ONCE, List.of(1), 0, List.of(), 0);
    List<Rule> rules =
        List.of(
            atEach,
            must(opponent(of4), Optional.empty(), true, List.of(), Times.between(1, 2)),
            must(opponent(newcomers), Optional.of(partner), false, List.of(), Times.NEVER),
            Rule.must(partner, Times.ONCE),
            must(opponent(of4), Optional.empty(), true, List.of(first), Times.between(2, 2)));
    IndividualWish sizes = Wishes.shared(8, 2, 4);
    IndividualWish wish = sizes.with(sizes.fixed().rules(rules));
    for (SearchSettings search : RuleTermsTest.searches(Duration.ofSeconds(2))) {
      assertThat(UntilFound.outcome(wish.with(search)).found()).as("%s", search).isPresent();
    }
  }

  private static Counted opponent(Couples couples) {
    return new Counted.Meeting(couples, Set.of(Relation.OPPONENT));
  }

  private static Rule must(
      Counted counted,
      Optional<Counted> until,
      boolean together,
      List<Rule> conditions,
      Times times) {
    return Rule.must(new Qualified(counted, until, together, conditions), times);
  }
}

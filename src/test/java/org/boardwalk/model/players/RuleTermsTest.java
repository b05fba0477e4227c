package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.design.UntilFound;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.Witness;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounting;
import org.boardwalk.quality.rule.SomeEvents;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engines agree with all schedules of tiny wishes under rules drawn by chance. */
@Tag("thorough")
class RuleTermsTest {

  @ParameterizedTest
  @CsvSource({"4,1,3,NONE,2", "5,1,2,NONE,1", "6,1,1,NONE,2", "8,2,1,NONE,1", "5,1,1,ROTATE,1"})
  void findTheLeastCostUnderRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    check(players, tables, rounds, rotation, 0, wishes);
  }

  /** Rules on some rounds, moves and events fit the seats alone. */
  @ParameterizedTest
  @CsvSource({"4,2,NONE,4", "5,2,NONE,2", "4,2,ROTATE,1"})
  void seatingsOfOneTableHaveTheLeastCostUnderRules(
      int players, int rounds, Rotation rotation, int wishes) {
    checkOneTable(players, rounds, rotation, 0, wishes);
  }

  @ParameterizedTest
  @CsvSource({"4,3,NONE,20", "5,2,NONE,24", "4,2,ROTATE,20"})
  @Tag("slow")
  void seatingsOfOneTableHaveTheLeastCostUnderManyRules(
      int players, int rounds, Rotation rotation, int wishes) {
    checkOneTable(players, rounds, rotation, 8, wishes);
  }

  private static void checkOneTable(
      int players, int rounds, Rotation rotation, int from, int wishes) {
    IndividualWish sizes = sizes(players, 1, rounds, rotation);
    List<Movement> all = schedules(sizes);
    IntStream.iterate(from, seed -> seed + 1)
        .mapToObj(seed -> RandomRules.over(sizes, seed))
        .filter(OneTableFormulation::fits)
        .limit(wishes)
        .forEach(
            wish ->
                Witness.assertLeast(
                    OneTableFormulation.of(wish).orElseThrow(), wish, least(wish, all)));
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,NONE,10", "5,1,1,NONE,5", "4,1,1,ROTATE,3"})
  void bothEnginesFindTheLeastCostUnderRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, rotation);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = RandomRules.over(sizes, seed);
      Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,NONE,4", "5,1,1,NONE,4", "4,1,2,ROTATE,1"})
  void stationaryPlayersGoWithOtherRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, rotation);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish =
          RandomRules.over(sizes.with(Fixed.NOTHING.stationary(List.of(2, 3))), seed);
      Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,NONE,10", "5,1,2,NONE,1", "4,1,2,ROTATE,3"})
  @Tag("slow")
  void stationaryPlayersGoWithManyOtherRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    stationaryPlayersGoWithOtherRules(players, tables, rounds, rotation, wishes);
  }

  @Test
  @Tag("slow")
  void movesBetweenTwoTablesAreKept() {
    Counted.MoveTo table = Counted.MoveTo.TABLE;
    assertLeastAtTwoTables(
        settled ->
            List.of(
                settled.rules(List.of(moves(List.of(1, 2, 5), table, Times.NEVER, 0))),
                settled
                    .stationary(List.of(5))
                    .rules(List.of(moves(List.of(1, 2), table, Times.ONCE, 0)))));
  }

  @Test
  void movesBetweenTwoTablesHaveTheLeastCost() {
    Counted.MoveTo table = Counted.MoveTo.TABLE;
    assertLeastAtTwoTables(
        settled ->
            List.of(
                settled.rules(
                    List.of(
                        moves(List.of(1, 2, 3, 4, 5), table, Times.ONCE, 9),
                        moves(List.of(7, 8), table, Times.ONCE, 0)))));
  }

  @Test
  @Tag("slow")
  void movesBetweenTheSeatsOfTwoTablesHaveTheLeastCost() {
    assertLeastAtTwoTables(
        settled ->
            List.of(
                settled.rules(
                    List.of(
                        moves(List.of(1, 2, 3, 4, 5, 6), Counted.MoveTo.SEAT, Times.NEVER, 3),
                        moves(List.of(7, 8), Counted.MoveTo.TABLE, Times.ONCE, 0)))));
  }

  /** The first round is settled, so that all schedules at two tables can be looked at. */
  private static void assertLeastAtTwoTables(Function<Fixed, List<Fixed>> settling) {
    IndividualWish sizes = Wishes.shared(8, 2, 2);
    List<Foursome> first = List.of(new Foursome(0, 1, 2, 3, 0), new Foursome(4, 5, 6, 7, 0));
    List<Movement> all = new ArrayList<>();
    for (List<Foursome> round : BruteForce.rounds(sizes, 2)) {
      List<Foursome> turned = List.of(round.get(1), round.get(0));
      for (List<Foursome> second : List.of(round, turned)) {
        all.add(Unfolding.movement(sizes, Unfolding.shared(List.of(first, second))));
      }
    }
    Fixed settled = Fixed.NOTHING.after(all.get(0).rounds().subList(0, 1), Attendance.FULL);
    for (Fixed fixed : settling.apply(settled)) {
      IndividualWish wish = sizes.with(fixed);
      Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  /** The first round is settled; players and boards of the others are chosen. */
  @ParameterizedTest
  @CsvSource({"5,1,3,3,1,2"})
  void setsInCommonHaveTheLeastCostWhereBoardsCirculate(
      int players, int tables, int rounds, int sets, int copies, int wishes) {
    IndividualWish sizes = Wishes.circulating(players, tables, rounds, sets, copies);
    List<Movement> all = new ArrayList<>();
    BruteForce.schedules(
        sizes,
        schedule -> {
          List<Foursome> first = schedule.get(0);
          if (IntStream.range(0, tables).allMatch(t -> first.get(t).set() == t)) {
            all.add(Unfolding.movement(sizes, schedule));
          }
        });
    IndividualWish settled =
        sizes.with(Fixed.NOTHING.after(all.get(0).rounds().subList(0, 1), Attendance.FULL));
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = RandomRules.onBoards(settled, seed);
      OptionalLong least = least(wish, all);
      Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least);
      if (least.isPresent()) {
        assertThat(counted(wish)).as(wish.fixed().rules().toString()).isFalse();
        assertThat(wish.bounds().total()).isLessThanOrEqualTo(least.getAsLong());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"5,1,3,3,1,5", "8,2,2,3,2,1", "5,1,3,4,1,6", "8,2,2,4,2,3"})
  @Tag("slow")
  void setsInCommonHaveTheLeastCostInMoreCases(
      int players, int tables, int rounds, int sets, int copies, int wishes) {
    setsInCommonHaveTheLeastCostWhereBoardsCirculate(players, tables, rounds, sets, copies, wishes);
  }

  /** Local search and each engine, alone. */
  @Test
  void everySearchKeepsRulesOnTheSameBoards() {
    IndividualWish sizes = Wishes.circulating(5, 1, 3, 3, 1);
    Counted few = new Counted.SameBoards(Couples.within(List.of(1, 2)));
    Counted many = new Counted.SameBoards(Couples.within(List.of(3, 4)));
    List<Rule> rules =
        List.of(Rule.must(few, Times.between(0, 1)), Rule.must(many, Times.between(2, 2)));
    IndividualWish wish = sizes.with(sizes.fixed().rules(rules));
    for (SearchSettings search : searches(Duration.ofSeconds(1))) {
      assertThat(UntilFound.outcome(wish.with(search)).found()).as("%s", search).isPresent();
    }
  }

  static List<SearchSettings> searches(Duration effort) {
    Limit limit = Limit.effort(effort);
    return List.of(
        new SearchSettings(EngineChoice.AUTO, EnumSet.of(MethodKind.ANNEALING), limit, 1, 1),
        new SearchSettings(EngineChoice.CPSAT, limit, 1, 1),
        new SearchSettings(EngineChoice.CHOCO, limit, 1, 1));
  }

  private static Rule moves(List<Integer> of, Counted.MoveTo to, Times times, int weight) {
    return new Rule(new Counted.Moving(of, to), times, List.of(), 0, List.of(), weight);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,10", "5,1,1,6", "6,1,1,4"})
  void bothEnginesFindTheLeastCostUnderEventsOfOnesOwn(
      int players, int tables, int rounds, int wishes) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = SomeEvents.over(sizes, seed);
      Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  @ParameterizedTest
  @CsvSource({"5,1,2,2", "8,2,1,1"})
  @Tag("slow")
  void theLeastCostUnderEventsOfOnesOwnIsFoundAtTwoTablesToo(
      int players, int tables, int rounds, int wishes) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = SomeEvents.over(sizes, seed);
      Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  /** Local search and each engine, alone. */
  @ParameterizedTest
  @CsvSource({"4,1,2,1", "5,1,1,1", "6,1,1,1"})
  void everySearchReachesTheLeastCostUnderEventsOfOnesOwn(
      int players, int tables, int rounds, int wishes) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = SomeEvents.over(sizes, seed);
      OptionalLong least = least(wish, all);
      for (SearchSettings search : searches(Duration.ofMillis(200))) {
        Outcome outcome =
            Designer.answer(wish.with(search), SearchListener.SILENT, new AtomicBoolean())
                .outcome();
        String what = "%s by %s: %s".formatted(wish.fixed().rules(), search, outcome);
        if (least.isPresent()) {
          long total = outcome.found().orElseThrow().judged().card().total(wish.weights());
          assertThat(total).as(what).isEqualTo(least.getAsLong());
        } else {
          assertThat(outcome.found()).as(what).isEmpty();
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,3,NONE,400",
    "5,1,2,NONE,400",
    "6,1,1,NONE,100",
    "8,2,1,NONE,2",
    "5,1,2,ROTATE,100"
  })
  @Tag("slow")
  void findTheLeastCostUnderAThousandRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    check(players, tables, rounds, rotation, 4, wishes);
  }

  @Test
  void developedRoundsHaveTheLeastCostUnderSomeRulesOnGroups() {
    developedRoundsHaveTheLeastCost(8);
  }

  @Test
  @Tag("slow")
  void developedRoundsHaveTheLeastCostUnderAllRulesOnGroups() {
    developedRoundsHaveTheLeastCost(1);
  }

  private static void developedRoundsHaveTheLeastCost(int every) {
    List<Rule> rules = onGroups();
    List<Rule> some =
        IntStream.iterate(0, k -> k < rules.size(), k -> k + every).mapToObj(rules::get).toList();
    assertLeastDeveloped(Wishes.shared(6, 1, 3), some, Witness::assertLeastQuickly);
    List<Rule> few = List.of(rules.get(0), rules.get(7), rules.get(rules.size() - 1));
    assertLeastDeveloped(Wishes.circulating(6, 1, 3, 3, 1), few, Witness::assertLeast);
  }

  private interface Assertion {
    void holds(ConstraintModel model, IndividualWish wish, OptionalLong least);
  }

  /** Two cycles of three, so that rules on the two groups are kept by the symmetry. */
  private static void assertLeastDeveloped(
      IndividualWish plain, List<Rule> rules, Assertion assertion) {
    IndividualWish sizes = plain.with(Symmetry.cyclic(3));
    List<Movement> all = new ArrayList<>();
    BruteForce.developed(
        sizes, List.of(1, 2, 0, 4, 5, 3), 3, s -> all.add(Unfolding.movement(sizes, s)));
    for (Rule rule : rules) {
      IndividualWish wish = sizes.with(sizes.fixed().rules(List.of(rule)));
      Development only = Developments.forWish(wish).get(0);
      OptionalLong least = least(wish, all);
      Witness.assertLeastQuickly(DevelopedFormulation.of(wish, only).orElseThrow(), wish, least);
      assertion.holds(OneSetFormulation.of(wish, only).orElseThrow(), wish, least);
    }
  }

  private static List<Rule> onGroups() {
    List<Integer> men = List.of(1, 2, 3);
    List<Integer> women = List.of(4, 5, 6);
    List<Rule> rules = new ArrayList<>();
    Couples spouses = Couples.of(List.of(new Two(1, 5), new Two(2, 6), new Two(3, 4)));
    Couples mixed = new Couples(List.of(men, women), List.of());
    for (Couples who : List.of(Couples.within(men), mixed, spouses)) {
      for (Relation way : List.of(Relation.PARTNER, Relation.OPPONENT, Relation.TABLE)) {
        for (Times times :
            who.equals(spouses)
                ? List.of(Times.ONCE)
                : List.of(Times.EVEN, Times.ONLY, Times.between(0, 0))) {
          Counted counted = new Counted.Meeting(who, Set.of(way));
          rules.add(Rule.must(counted, times));
          rules.add(new Rule(counted, times, List.of(), 0, List.of(), 5));
        }
      }
    }
    return rules;
  }

  private static void check(
      int players, int tables, int rounds, Rotation rotation, long from, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, rotation);
    List<Movement> all = schedules(sizes);
    LongStream.range(from, from + wishes)
        .mapToObj(seed -> RandomRules.over(sizes, seed))
        .forEach(
            wish -> {
              OptionalLong least = least(wish, all);
              Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least);
              if (least.isPresent()) {
                assertThat(counted(wish)).as(wish.fixed().rules().toString()).isFalse();
              }
            });
  }

  static boolean counted(IndividualWish wish) {
    var plays = wish.profile().plays().stream().mapToInt(Integer::intValue).summaryStatistics();
    return new RuleCounting(
            4,
            wish.players(),
            wish.tables(),
            wish.rounds(),
            plays.getMin(),
            plays.getMax(),
            wish.boards())
        .contradict(wish.fixed().rules().stream().filter(Rule::must).toList());
  }

  private static IndividualWish sizes(int players, int tables, int rounds, Rotation rotation) {
    return rotation == Rotation.NONE
        ? Wishes.shared(players, tables, rounds)
        : Wishes.rotating(players, tables, rounds, rotation);
  }

  static OptionalLong least(IndividualWish wish, List<Movement> all) {
    return all.stream()
        .flatMap(movement -> seated(wish, movement))
        .flatMapToLong(
            movement -> {
              Scorecard card = wish.judge(movement);
              return wish.accepts(movement, card)
                  ? LongStream.of(card.total(wish.weights()))
                  : LongStream.empty();
            })
        .min();
  }

  /**
   * The schedule, and where rules or stationary players tell North from South, which else are alike
   * without a rotation, those with its tables turned by two seats in any rounds but the first.
   */
  private static Stream<Movement> seated(IndividualWish wish, Movement movement) {
    boolean alike = !SeatTables.seated(wish) && wish.fixed().stationary().isEmpty();
    if (alike || wish.rotation() != Rotation.NONE) {
      return Stream.of(movement);
    }
    List<List<Foursome>> rounds = Unfolding.indices(movement);
    int tables = wish.tables() * (wish.rounds() - 1);
    return IntStream.range(0, 1 << tables)
        .mapToObj(
            bits ->
                IntStream.range(0, rounds.size())
                    .mapToObj(
                        r -> turned(rounds.get(r), r == 0 ? 0 : bits >> ((r - 1) * wish.tables())))
                    .toList())
        .map(turned -> Unfolding.movement(wish, turned));
  }

  private static List<Foursome> turned(List<Foursome> tables, int bits) {
    return IntStream.range(0, tables.size())
        .mapToObj(
            t -> {
              Foursome f = tables.get(t);
              return ((bits >> t) & 1) == 0
                  ? f
                  : new Foursome(f.south(), f.west(), f.north(), f.east(), f.set());
            })
        .toList();
  }

  /** All schedules, with the tables of a round in every order. */
  static List<Movement> schedules(IndividualWish wish) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (List<Foursome> round : BruteForce.rounds(wish, wish.tables())) {
      rounds.add(round);
      if (round.size() == 2) {
        List<Foursome> turned = new ArrayList<>(round);
        Collections.reverse(turned);
        rounds.add(turned);
      }
    }
    List<Movement> all = new ArrayList<>();
    extend(wish, rounds, new ArrayList<>(), all);
    return all;
  }

  private static void extend(
      IndividualWish wish,
      List<List<Foursome>> rounds,
      List<List<Foursome>> now,
      List<Movement> all) {
    if (now.size() == wish.rounds()) {
      all.add(Unfolding.movement(wish, Unfolding.shared(now)));
      return;
    }
    for (List<Foursome> round : rounds) {
      now.add(round);
      extend(wish, rounds, now, all);
      now.remove(now.size() - 1);
    }
  }
}

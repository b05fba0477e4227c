package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A board that was played in two forms. Sources: N. Doe, Scoring of fouled boards, English Bridge
 * Union (7 and 3 scores of 10); English Bridge Union, White Book, 4.2.3.3 (small forms).
 */
class FouledBoardTest {

  /** One board with as many different scores as tables; the last ones had another form of it. */
  private static Event fouled(int tables, int others) {
    List<Result> results = new ArrayList<>();
    Event whole = Events.scored(Events.oneBoard(tables, 2), different(tables));
    for (Result result : whole.results()) {
      boolean other = result.play().table() > tables - others;
      results.add(result.in(other ? "B" : "A"));
    }
    return new Event(whole.roster(), whole.foreseen(), results);
  }

  private static int[] different(int tables) {
    return IntStream.rangeClosed(1, tables).map(t -> 50 * t).toArray();
  }

  /** What NS gain, by table. */
  private static List<Fraction> ns(Event event) {
    return ScoringMethod.MATCHPOINTS.awards(event).stream()
        .filter(a -> a.side() == Direction.NS)
        .collect(Collectors.toMap(a -> a.play().table(), Award::gained, (a, b) -> a, TreeMap::new))
        .values()
        .stream()
        .toList();
  }

  private static List<Fraction> over(int denominator, int... numerators) {
    return Arrays.stream(numerators).mapToObj(n -> Fraction.of(n, denominator)).toList();
  }

  @Test
  void sevenScoresOfTenAreFactoredUpToTheTopOfAll() {
    assertThat(ns(fouled(10, 3)).subList(0, 7)).isEqualTo(over(7, 3, 23, 43, 63, 83, 103, 123));
  }

  @Test
  void aFormOfThreeScoresIsFactoredWhereItIsMoreThanAThird() {
    // (M·8 + 5) / 3 of a top of 14 for M = 0, 2, 4.
    assertThat(ns(fouled(8, 3)).subList(5, 8)).isEqualTo(over(3, 5, 21, 37));
    // Two of five: (0·5 + 3) / 2 = 1.5 of a top of 8, and (2·5 + 3) / 2.
    assertThat(ns(fouled(5, 2)).subList(3, 5)).isEqualTo(over(2, 3, 13));
  }

  @Test
  void aFormOfAThirdAtMostHasSixtyPercentOnTheMean() {
    // Of a top of 18: 50, 60 and 70 %; 55 and 65 %; 60 %.
    assertThat(ns(fouled(10, 3)).subList(7, 10)).isEqualTo(over(100, 900, 1080, 1260));
    assertThat(ns(fouled(10, 2)).subList(8, 10)).isEqualTo(over(100, 990, 1170));
    assertThat(ns(fouled(10, 1)).subList(9, 10)).isEqualTo(over(100, 1080));
  }

  @Test
  void theTopIsThatOfBoardsThatWereNotFouled() {
    assertThat(ScoringMethod.MATCHPOINTS.awards(fouled(10, 3)).stream().map(Award::top))
        .containsOnly(Fraction.of(18));
  }

  @ParameterizedTest
  @EnumSource(
      value = ScoringMethod.class,
      names = {"IMPS", "CROSS_IMPS"})
  void impsCompareEachFormByItself(ScoringMethod method) {
    Map<Integer, Fraction> both = new TreeMap<>();
    method.awards(fouled(8, 3)).stream()
        .filter(a -> a.side() == Direction.NS)
        .forEach(a -> both.put(a.play().table(), a.gained()));
    Event five = Events.scored(Events.oneBoard(5, 2), different(5));
    method.awards(five).stream()
        .filter(a -> a.side() == Direction.NS)
        .forEach(a -> assertThat(both.get(a.play().table())).isEqualTo(a.gained()));
    assertThat(both).hasSize(8);
  }

  @Test
  void twoFormsAtTheTablesOfAMatchAreNotCompared() {
    List<Result> results =
        List.of(
            new Result(new BoardPlay(1, 1, 1, new Seating.TwoPairs(1, 2)), new Score.Points(420)),
            new Result(new BoardPlay(1, 2, 1, new Seating.TwoPairs(2, 1)), new Score.Points(170))
                .in("B"));
    Event whole = Events.scored(Events.oneBoard(1, 1));
    Event event = new Event(whole.roster(), results.stream().map(Result::play).toList(), results);
    assertThat(ScoringMethod.TEAMS.awards(event)).isEmpty();
  }

  /** A table with an average, or without a result, is no evidence of other cards. */
  @Test
  void anAverageWithoutAFormIsOfTheFormThatWasPlayed() {
    List<Result> results = new ArrayList<>(fouled(4, 0).results());
    Result last = results.remove(3);
    results.add(new Result(last.play(), Score.Entitled.AVERAGE_PLUS, Score.Entitled.AVERAGE_MINUS));
    assertThat(BoardForms.of(results)).containsOnlyKeys("A");
    assertThat(BoardForms.of(results).get("A")).hasSize(4);
    assertThat(BoardForms.of(fouled(4, 2).results())).containsOnlyKeys("A", "B");
  }
}

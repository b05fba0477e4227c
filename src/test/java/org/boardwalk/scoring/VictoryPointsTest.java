package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The two ways to score teams that are not the IMPs themselves. */
class VictoryPointsTest {

  private static BigDecimal won(int boards, int imps) {
    return VictoryPoints.of(boards).won(Fraction.of(imps)).rounded(2);
  }

  /**
   * By the formula: a third of the margin that gives all is half of the way, whatever the number of
   * boards, as (1 - τ) / (1 - τ³) = 1/2. 13.75 is 13.74 raised, so that steps do not grow.
   */
  @ParameterizedTest
  @CsvSource({
    "16, 0, 10.00", "16, 1, 10.31", "16, 2, 10.61", "16, 13, 13.52", "16, 14, 13.75",
    "16, 20, 15.00", "16, 40, 18.09", "16, 59, 19.93", "16, 60, 20.00", "16, 90, 20.00",
    "4, 10, 15.00", "4, 30, 20.00", "8, 1, 10.44", "8, 42, 19.95", "8, 43, 20.00"
  })
  void theValuesOfTheContinuousScale(int boards, int imps, BigDecimal won) {
    assertThat(won(boards, imps)).isEqualTo(won);
    assertThat(won(boards, -imps)).isEqualTo(BigDecimal.valueOf(20).subtract(won));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 8, 10, 14, 16, 20, 24, 28, 32, 48, 64})
  void noImpGivesMoreThanTheOneBeforeAndNoneGivesNothing(int boards) {
    int all = (int) Math.ceil(15 * Math.sqrt(boards));
    BigDecimal before = BigDecimal.TEN;
    for (int imps = 1; imps <= all; imps++) {
      BigDecimal step = won(boards, imps).subtract(won(boards, imps - 1));
      assertThat(step).as("%d boards, %d IMPs", boards, imps).isPositive();
      assertThat(step).as("%d boards, %d IMPs", boards, imps).isLessThanOrEqualTo(before);
      before = step;
    }
    assertThat(won(boards, all)).isEqualTo(new BigDecimal("20.00"));
  }

  @Test
  void halfAnImpIsHalfOfTheStep() {
    assertThat(VictoryPoints.of(16).won(Fraction.of(1, 2)).rounded(3))
        .isEqualTo(new BigDecimal("10.160"));
  }

  private static Result points(int round, int table, int board, int ns, int ew, int points) {
    return new Result(
        new BoardPlay(round, table, board, new Seating.TwoPairs(ns, ew)), new Score.Points(points));
  }

  /** Two boards of teams 1 and 2, then two of teams 1 and 3. */
  private static Event twoMatches() {
    List<Result> results =
        List.of(
            points(1, 1, 1, 1, 2, 420),
            points(1, 2, 1, 2, 1, 170),
            points(1, 1, 2, 1, 2, 110),
            points(1, 2, 2, 2, 1, 110),
            points(2, 1, 3, 1, 3, -100),
            points(2, 2, 3, 3, 1, 100),
            points(2, 1, 4, 1, 3, 140),
            points(2, 2, 4, 3, 1, 130));
    Map<Field, List<Integer>> fields =
        Map.of(Field.ALL, IntStream.rangeClosed(1, 3).boxed().toList());
    Roster roster = new Roster("teams", Optional.empty(), Kind.PAIRS, 3, fields, new TreeMap<>());
    return new Event(roster, results.stream().map(Result::play).toList(), results);
  }

  private static Placing of(Ranking ranking, int contestant) {
    return ranking.fields().values().stream()
        .flatMap(List::stream)
        .filter(p -> p.contestant() == contestant)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachMatchIsConvertedByTheNumberOfItsBoards() {
    // 250 points and 0 are 6 IMPs; -200 and 10 are 5 IMPs the other way: of two boards each.
    Ranking ranking = Ranking.of(twoMatches(), ScoringMethod.VICTORY_POINTS);
    VictoryPoints scale = VictoryPoints.of(2);
    Fraction first = scale.won(Fraction.of(6));
    Fraction second = scale.won(Fraction.of(-5));
    Placing team = of(ranking, 1);
    assertThat(team.boards()).isEqualTo(4);
    assertThat(team.gained()).isEqualTo(first.plus(second));
    assertThat(team.mean()).isEqualTo(first.plus(second).over(Fraction.of(2)));
    assertThat(of(ranking, 2).gained().plus(first)).isEqualTo(Fraction.of(20));
    assertThat(of(ranking, 3).mean()).isEqualTo(of(ranking, 3).gained());
    // Who played one match is ranked with those who played two.
    assertThat(of(ranking, 3).rank()).isEqualTo(1);
  }

  @Test
  void aCorrectionIsInVictoryPoints() {
    Correction penalty =
        new Correction(1, Correction.Purpose.PENALTY, Fraction.of(-1), Correction.Unit.GAINED);
    Terms terms = new Terms(List.of(penalty), Rounding.EXACT, List.of());
    Ranking ranking = Ranking.of(twoMatches(), ScoringMethod.VICTORY_POINTS, terms);
    assertThat(of(ranking, 1).added()).isEqualTo(Fraction.of(-1, 2));
  }

  @Test
  void boardAMatchCountsBoardsThatAreWonAndHalved() {
    // Board 1 won and 2 halved; board 3 lost and 4 won, if by 10 points only.
    Ranking ranking = Ranking.of(twoMatches(), ScoringMethod.BOARD_A_MATCH);
    assertThat(of(ranking, 1).gained()).isEqualTo(Fraction.of(2 + 1 + 0 + 2));
    assertThat(of(ranking, 1).mean()).isEqualTo(Fraction.of(500, 8));
    assertThat(of(ranking, 2).mean()).isEqualTo(Fraction.of(25));
    assertThat(of(ranking, 3).mean()).isEqualTo(Fraction.of(50));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyBoardOfEveryMatchOfEightPlayersIsSharedOut(long seed) {
    Event event = Events.random(Examples.eightPlayers(), seed, 0);
    Fraction all =
        ScoringMethod.BOARD_A_MATCH.awards(event).stream()
            .map(Award::gained)
            .reduce(Fraction.ZERO, Fraction::plus);
    // Each of the two tables of a match credits both its sides, which are of two teams.
    assertThat(all).isEqualTo(Fraction.of(2L * event.results().size()));
  }

  /** Two rounds of two boards against the same team: 12 IMPs of four boards in all. */
  @Test
  void allBoardsOfTwoTeamsThatStayTogetherAreOneMatch() {
    List<Result> results = new ArrayList<>();
    for (int board = 1; board <= 4; board++) {
      int round = (board + 1) / 2;
      results.add(points(new BoardPlay(round, 1, board, new Seating.TwoPairs(1, 2)), 110));
      results.add(points(new BoardPlay(round, 2, board, new Seating.TwoPairs(2, 1)), 0));
    }
    Map<Field, List<Integer>> all = new EnumMap<>(Map.of(Field.ALL, List.of(1, 2)));
    Roster roster = new Roster("teams", Optional.empty(), Kind.PAIRS, 2, all, new TreeMap<>());
    Event event = new Event(roster, results.stream().map(Result::play).toList(), results);
    List<Award> awards = Ranking.of(event, ScoringMethod.VICTORY_POINTS).awards();
    Total total = Total.of(event, ScoringMethod.VICTORY_POINTS, awards).getOrDefault(1, Total.NONE);
    assertThat(total.units()).isEqualTo(1);
    assertThat(total.gained()).isEqualTo(VictoryPoints.of(4).won(Fraction.of(12)));
  }

  private static Result points(BoardPlay play, int points) {
    return new Result(play, new Score.Points(points));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 8, 16, 24})
  void everyMarginHasItsVictoryPointsOnBothScales(int boards) {
    VictoryPoints scale = VictoryPoints.of(boards);
    for (List<VictoryPoints.Step> steps : List.of(scale.steps(), scale.whole())) {
      int next = 0;
      for (VictoryPoints.Step step : steps) {
        assertThat(step.from()).isEqualTo(next);
        assertThat(step.winners().add(step.losers())).isEqualByComparingTo("20");
        next = step.to() + 1;
        for (int imps = step.from(); imps <= Math.min(step.to(), 100); imps++) {
          BigDecimal exact = scale.won(Fraction.of(imps)).rounded(2);
          BigDecimal said = exact.setScale(step.winners().scale(), RoundingMode.HALF_UP);
          assertThat(step.winners()).isEqualTo(said);
        }
      }
      assertThat(steps.get(steps.size() - 1).to()).isEqualTo(Integer.MAX_VALUE);
    }
    assertThat(scale.whole().get(0).winners()).isEqualByComparingTo("10");
  }
}

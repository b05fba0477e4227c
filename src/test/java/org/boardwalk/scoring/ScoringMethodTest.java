package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.RandomMovements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each method on an example worked by hand, and what must hold for every event. */
class ScoringMethodTest {

  private static Map<Integer, Fraction> gained(Event event, ScoringMethod method) {
    return Ranking.of(event, method).fields().values().stream()
        .flatMap(List::stream)
        .collect(Collectors.toMap(Placing::contestant, Placing::gained, (a, b) -> a, TreeMap::new));
  }

  private static Map<Integer, Fraction> whole(int... values) {
    Map<Integer, Fraction> map = new TreeMap<>();
    for (int k = 0; k < values.length; k++) {
      map.put(k + 1, Fraction.of(values[k]));
    }
    return map;
  }

  @Test
  void matchpointsAreTwoForEachScoreBeatenAndOneForEachEqual() {
    // 420 beats 170, 170 and -50: 6. 170 beats -50 and equals 170: 3 each. -50: 0. EW get the rest
    // of the top, which is 2·(4-1) = 6.
    Event event = Events.scored(Events.oneBoard(4, 2), 420, 170, 170, -50);
    assertThat(gained(event, ScoringMethod.MATCHPOINTS)).isEqualTo(whole(6, 3, 3, 0, 0, 3, 3, 6));
  }

  @Test
  void aBoardPlayedSixTimesOfSevenIsFactoredByNeuberg() {
    // Three tables and three rounds; boards 1 and 2 have 3 scores each and board 3 only 2:
    // (m+1)·3/2 - 1 makes 2 into 7/2 and 0 into 1/2 of a top of 4. The published example with 6
    // scores of 7: 4 matchpoints become (4+1)·7/6 - 1 = 29/6, and 9 become 10·7/6 - 1 = 32/3.
    Movement three = Examples.mitchell(3, 0, 2);
    List<BoardPlay> plays = Plays.of(three).all();
    List<Result> results =
        plays.stream()
            .filter(p -> !(p.board() == 3 && p.table() == 3))
            .map(p -> new Result(p, new Score.Points(p.table() * -50)))
            .toList();
    Map<Integer, List<Award>> boards =
        ScoringMethod.MATCHPOINTS.awards(new Event(three, results)).stream()
            .filter(a -> a.side() == Direction.NS)
            .collect(Collectors.groupingBy(a -> a.play().board()));
    assertThat(boards.getOrDefault(3, List.of()).stream().map(Award::gained))
        .containsExactlyInAnyOrder(Fraction.of(7, 2), Fraction.of(1, 2));
    assertThat(boards.getOrDefault(1, List.of()).stream().map(Award::gained))
        .containsExactlyInAnyOrder(Fraction.of(4), Fraction.of(2), Fraction.of(0));
    assertThat(boards.values().stream().flatMap(List::stream).map(Award::top))
        .containsOnly(Fraction.of(4));
  }

  @Test
  void thePublishedExampleOfTheNeubergFormula() {
    // Six scores and an average: N = 7, n = 6, top 12. Scores 6, 4, 4, 2, 1, 0 (in hundreds) have
    // 10, 7, 7, 4, 2, 0 matchpoints; factored 71/6, 25/3, 25/3, 29/6, 5/2, 1/6; A+ is 36/5.
    Event event =
        Events.scored(
            Events.oneBoard(7, 2),
            List.of(
                new Score.Points(600),
                new Score.Points(400),
                new Score.Points(400),
                new Score.Points(200),
                new Score.Points(100),
                new Score.Points(0),
                new Score.Average(60)));
    assertThat(gained(event, ScoringMethod.MATCHPOINTS))
        .containsEntry(1, Fraction.of(71, 6))
        .containsEntry(2, Fraction.of(25, 3))
        .containsEntry(3, Fraction.of(25, 3))
        .containsEntry(4, Fraction.of(29, 6))
        .containsEntry(5, Fraction.of(5, 2))
        .containsEntry(6, Fraction.of(1, 6))
        .containsEntry(7, Fraction.of(36, 5));
  }

  @Test
  void aScoreForOneSideDoesNotAffectTheOther() {
    // NS 1 is given 420, EW 4 only -100 for NS: NS column 420, 170, 170; EW column 100, -170, -170.
    Movement movement = Events.oneBoard(3, 2);
    List<BoardPlay> plays = Plays.of(movement).all();
    Event event =
        new Event(
            movement,
            List.of(
                new Result(plays.get(0), new Score.Points(420), new Score.Points(-100)),
                new Result(plays.get(1), new Score.Points(170)),
                new Result(plays.get(2), new Score.Points(170))));
    assertThat(gained(event, ScoringMethod.MATCHPOINTS)).isEqualTo(whole(4, 1, 1, 4, 1, 1));
  }

  @Test
  void aggregateAddsPoints() {
    Event event = Events.scored(Events.oneBoard(2, 2), 420, -50);
    assertThat(gained(event, ScoringMethod.AGGREGATE)).isEqualTo(whole(420, -50, -420, 50));
  }

  @Test
  void butlerComparesWithTheMeanOfTheBoard() {
    // Best and worst left out: (450 + 420 - 50) / 3 = 273.3, datum 270. Differences 350, 180, 150,
    // -320, -370: 8, 5, 4, -8, -9 IMPs.
    Event event = Events.scored(Events.oneBoard(5, 2), 620, 450, 420, -50, -100);
    assertThat(gained(event, ScoringMethod.IMPS))
        .isEqualTo(whole(8, 5, 4, -8, -9, -8, -5, -4, 8, 9));
  }

  @Test
  void theDatumIsRoundedToTheEvenTen() {
    // (420 + 430) / 2 = 425, datum 420: 0 IMPs and 10 points, which is none either; with -50 and
    // 140 it is 45, datum 40: -90 is -3 IMPs and 100 is 3.
    assertThat(gained(Events.scored(Events.oneBoard(2, 2), 420, 430), ScoringMethod.IMPS))
        .isEqualTo(whole(0, 0, 0, 0));
    assertThat(gained(Events.scored(Events.oneBoard(2, 2), -50, 140), ScoringMethod.IMPS))
        .isEqualTo(whole(-3, 3, 3, -3));
  }

  @Test
  void crossImpsAreTheMeanAgainstEveryOtherScore() {
    // 420 against 170 and -50: 250 and 470, 6 + 10 = 16; 170: -6 + 6 (220) = 0; -50: -10 - 6 = -16.
    // Halved: 8, 0, -8.
    Event event = Events.scored(Events.oneBoard(3, 2), 420, 170, -50);
    assertThat(gained(event, ScoringMethod.CROSS_IMPS)).isEqualTo(whole(8, 0, -8, -8, 0, 8));
  }

  @Test
  void theTeamsOfAnIndividualOfEight() {
    // Round 1, board 1 of the movement of eight: table 1 N8 S1 E5 W7, table 2 N2 S6 E4 W3.
    // 420 against 170 is 250, 6 IMPs for 8 and 1 at NS 1 and for 4 and 3 at EW 2; 5 and 7, and 2
    // and 6, lose them.
    List<BoardPlay> first =
        Plays.of(Examples.eightPlayers()).all().stream().filter(p -> p.board() == 1).toList();
    Event event =
        new Event(
            Examples.eightPlayers(),
            List.of(
                new Result(first.get(0), new Score.Points(420)),
                new Result(first.get(1), new Score.Points(170))));
    assertThat(gained(event, ScoringMethod.TEAMS)).isEqualTo(whole(6, -6, 6, 6, -6, -6, -6, 6));
  }

  @Test
  void oneTableAloneIsNoMatch() {
    Event event = Events.scored(Examples.eightPlayers(), 420);
    assertThat(ScoringMethod.TEAMS.awards(event)).isEmpty();
    Event circulating = Events.scored(Examples.mitchell(3, 0, 2), 420);
    assertThatThrownBy(() -> ScoringMethod.TEAMS.awards(circulating))
        .hasMessageContaining("[Mitchell, 3 tables]");
  }

  @Test
  void averagesAreThreeImpsAndNothingInTotalPoints() {
    Event event =
        Events.scored(
            Events.oneBoard(3, 2),
            List.of(new Score.Points(420), new Score.Points(170), new Score.Average(60)));
    assertThat(gained(event, ScoringMethod.CROSS_IMPS)).containsEntry(3, Fraction.of(3));
    assertThat(gained(event, ScoringMethod.IMPS)).containsEntry(3, Fraction.of(3));
    assertThat(gained(event, ScoringMethod.AGGREGATE)).doesNotContainKey(3);
  }

  @ParameterizedTest
  @EnumSource(ScoringMethod.class)
  void whatWasNotPlayedCountsForNothing(ScoringMethod method) {
    Movement movement = Examples.eightPlayers();
    List<BoardPlay> plays = Plays.of(movement).all();
    List<Result> results = new ArrayList<>();
    plays.forEach(p -> results.add(new Result(p, new Score.NotPlayed())));
    assertThat(method.awards(new Event(movement, results))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
  void matchpointsOfABoardSumToHalfATopForEachScore(long seed) {
    Movement movement = RandomMovements.any(seed);
    for (double missing : new double[] {0, 0.3}) {
      Event event = Events.random(movement, seed, missing);
      Map<Integer, Integer> scores = new TreeMap<>();
      event.results().forEach(r -> scores.merge(r.play().board(), 1, Integer::sum));
      int most = scores.values().stream().max(Integer::compare).orElse(0);
      if (most < 2) {
        continue;
      }
      List<Award> awards = ScoringMethod.MATCHPOINTS.awards(event);
      scores.forEach(
          (board, n) -> {
            for (Direction side : Direction.values()) {
              // n scores with a mean of N-1 each; N = n without factoring: 2 for every pair.
              assertThat(sum(awards, board, side))
                  .as("seed %d, board %d", seed, board)
                  .isEqualTo(Fraction.of((long) n * (most - 1)));
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
  void pointsAndCrossImpsOfABoardSumToZero(long seed) {
    Event event = Events.random(RandomMovements.any(seed), seed, 0.2);
    for (int board : event.results().stream().map(r -> r.play().board()).distinct().toList()) {
      List<Award> imps = ScoringMethod.CROSS_IMPS.awards(event);
      assertThat(sum(imps, board, Direction.NS)).isEqualTo(Fraction.ZERO);
      assertThat(sum(imps, board, Direction.EW)).isEqualTo(Fraction.ZERO);
      List<Award> points = ScoringMethod.AGGREGATE.awards(event);
      assertThat(sum(points, board, Direction.NS).plus(sum(points, board, Direction.EW)))
          .isEqualTo(Fraction.ZERO);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theImpsOfTeamsSumToZero(long seed) {
    Event event = Events.random(Examples.eightPlayers(), seed, 0.2);
    List<Award> awards = ScoringMethod.TEAMS.awards(event);
    assertThat(awards).isNotEmpty();
    for (int board = 1; board <= 14; board++) {
      assertThat(sum(awards, board, Direction.NS)).isEqualTo(Fraction.ZERO);
      assertThat(sum(awards, board, Direction.EW)).isEqualTo(Fraction.ZERO);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 4, 5, 6, 7, 8})
  void matchpointsAgreeWithComparingEveryTwoScores(long seed) {
    Event event = Events.random(RandomMovements.any(seed), seed, 0);
    Map<BoardPlay, Fraction> ns =
        ScoringMethod.MATCHPOINTS.awards(event).stream()
            .filter(a -> a.side() == Direction.NS)
            .collect(Collectors.toMap(Award::play, Award::gained));
    Map<Integer, Long> scores =
        event.results().stream()
            .collect(Collectors.groupingBy(r -> r.play().board(), Collectors.counting()));
    long most = scores.values().stream().max(Long::compare).orElse(0L);
    for (Result one : event.results()) {
      if (most >= 2 && scores.getOrDefault(one.play().board(), 0L) == most) {
        assertThat(ns.get(one.play())).isEqualTo(Fraction.of(compared(event, one)));
      }
    }
  }

  private static long compared(Event event, Result one) {
    long won = -1;
    for (Result other : event.results()) {
      if (other.play().board() == one.play().board()) {
        int mine = ((Score.Points) one.ns()).ns();
        int theirs = ((Score.Points) other.ns()).ns();
        won += mine > theirs ? 2 : mine == theirs ? 1 : 0;
      }
    }
    return won;
  }

  private static Fraction sum(List<Award> awards, int board, Direction side) {
    return awards.stream()
        .filter(a -> a.play().board() == board && a.side() == side)
        .map(Award::gained)
        .reduce(Fraction.ZERO, Fraction::plus);
  }
}

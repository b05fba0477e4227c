package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

/** NS 1 and EW 4 play board 3 of set 2 in round 1, in place of board 2. */
class WrongBoardTest {

  /** Round 1: 1-4, 2-5, 3-6 on sets 1, 2, 3 of two boards; EW go up, boards down. */
  private static final Movement MITCHELL = Examples.mitchell(3, 0, 2);

  private static final Plays PLAYS = Plays.of(MITCHELL);

  private static BoardPlay wrong() {
    return PLAYS.instead(1, 1, 3).orElseThrow();
  }

  private static BoardPlay play(int round, int table, int board) {
    return PLAYS.of(board).stream()
        .filter(p -> p.round() == round && p.table() == table)
        .findFirst()
        .orElseThrow();
  }

  private static Result points(BoardPlay play, int points) {
    return new Result(play, new Score.Points(points));
  }

  /** All boards but 2 and 3 are passed out wherever they are played. */
  private static List<Result> results() {
    List<Result> results = new ArrayList<>();
    PLAYS.all().stream().filter(p -> p.board() != 3).forEach(p -> results.add(points(p, 0)));
    results.removeIf(r -> r.play().equals(play(1, 1, 2)));
    results.add(points(wrong(), 110));
    results.add(points(play(1, 2, 3), 140));
    return results;
  }

  @Test
  void theBoardReplacesTheOneThatWasNotPlayedAndNothingIsMissing() {
    Event event = new Event(MITCHELL, results());
    assertThat(event.missing()).isEmpty();
    assertThat(event.foreseen()).hasSize(18).contains(wrong()).doesNotContain(play(1, 1, 2));
    assertThat(event.wrong())
        .containsExactly(
            new WrongBoard(wrong(), play(1, 1, 2), List.of(play(2, 1, 3), play(3, 3, 3))));
  }

  /**
   * The top is 4. Board 3 has two scores, factored from 2 to 3: (2+1)·3/2-1 = 3.5 and (0+1)·3/2-1 =
   * 0.5. Boards 1, 4, 5 and 6 give 2 each, board 2 with two scores too: (1+1)·3/2-1 = 2. So NS 1
   * has 4 boards with 2, the wrong one with 0.5, and there average minus: 8.5 of 20 is 42.5 %, so
   * 40 % of 4 = 1.6; EW 4 has 8 + 3.5 and 1.6; NS 3 has 10 and average plus 2.4, EW 6 likewise.
   */
  @Test
  void laterOpponentsGetAveragePlusAndThoseWhoPlayedTheBoardAverageMinus() {
    Ranking ranking = Ranking.of(new Event(MITCHELL, results()), ScoringMethod.MATCHPOINTS);
    Map<Integer, String> gained = new TreeMap<>();
    for (Field field : List.of(Field.NS, Field.EW)) {
      ranking
          .fields()
          .getOrDefault(field, List.of())
          .forEach(p -> gained.put(p.contestant(), p.gained().rounded(2) + " on " + p.boards()));
    }
    assertThat(gained)
        .containsExactly(
            Map.entry(1, "10.10 on 6"),
            Map.entry(2, "13.50 on 6"),
            Map.entry(3, "12.40 on 6"),
            Map.entry(4, "13.10 on 6"),
            Map.entry(5, "10.50 on 6"),
            Map.entry(6, "12.40 on 6"));
    assertThat(ranking.awards()).allMatch(a -> a.top().equals(Fraction.of(4)));
  }

  @Test
  void whatTheDirectorEntersForTheLaterPlayStands() {
    List<Result> results = results();
    results.add(new Result(play(2, 1, 3), new Score.Average(50)));
    Event event = new Event(MITCHELL, results);
    assertThat(event.results()).contains(new Result(play(2, 1, 3), new Score.Average(50)));
    assertThat(event.wrong().get(0).barred()).containsExactly(play(3, 3, 3));
  }

  @Test
  void aScoreOfTheSameContestantsOnThatBoardIsRefused() {
    List<Result> results = results();
    results.add(points(play(2, 1, 3), 50));
    assertThatThrownBy(() -> new Event(MITCHELL, results))
        .hasMessageContaining("board [3] is played twice by [1]");
  }

  @Test
  void aTableWithAllItsBoardsScoredHasNoPlaceForAnother() {
    List<Result> results = results();
    results.add(points(play(1, 1, 2), 50));
    assertThatThrownBy(() -> new Event(MITCHELL, results))
        .hasMessageContaining("board [3] is not played at table 1 in round 1");
  }

  @Test
  void anAverageAloneDoesNotMakeABoardPlayed() {
    Result average = new Result(wrong(), Score.Entitled.AVERAGE_PLUS);
    assertThatThrownBy(() -> new Event(MITCHELL, List.of(average)))
        .hasMessageContaining("only a score shows that it was played");
  }
}

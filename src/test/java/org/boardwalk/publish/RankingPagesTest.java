package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xml.sax.InputSource;

/** Rankings in every format. */
@Tag("thorough")
class RankingPagesTest {

  /** Three tables; the first pair NS always scores most, the last least. */
  private static Ranking ranking(Movement movement, ScoringMethod method) {
    return Ranking.of(
        new Event(
            movement,
            Plays.of(movement).all().stream()
                .map(p -> new Result(p, new Score.Points(140 - 50 * p.table() + 10)))
                .toList()),
        method);
  }

  private static List<Report> reports(Ranking ranking, Map<Integer, String> names) {
    return List.of(ResultSheet.RANKING.of(new ScoredEvent(ranking, names)));
  }

  private static String text(Ranking ranking, Map<Integer, String> names) {
    return Report.text(reports(ranking, names));
  }

  private static final Movement TWO_WINNERS = Examples.mitchell(3, 0, 2);

  @Test
  void aRankingAsText() {
    assertThat(text(ranking(TWO_WINNERS, ScoringMethod.MATCHPOINTS), Map.of(1, "Anna & Bo")))
        .isEqualTo(
            """
            Mitchell, 3 tables
            Matchpoints; boards with fewer scores are factored up by the Neuberg formula.

            North-South
            rank  no.  name       boards  matchpoints       %
               1    1  Anna & Bo       6        24.00  100.00
               2    2                  6        12.00   50.00
               3    3                  6         0.00    0.00

            East-West
            rank  no.  boards  matchpoints      %
              =1    4       6        12.00  50.00
              =1    5       6        12.00  50.00
              =1    6       6        12.00  50.00
            """);
  }

  @Test
  void roundsOfWhichNothingIsEnteredAreNotToldBoardByBoard() {
    List<Result> results =
        Plays.of(TWO_WINNERS).all().stream()
            .filter(p -> p.round() == 1 && (p.table() > 1 || p.board() % 2 == 0))
            .map(p -> new Result(p, new Score.Points(110)))
            .toList();
    Ranking begun = Ranking.of(new Event(TWO_WINNERS, results), ScoringMethod.MATCHPOINTS);
    assertThat(text(begun, Map.of()))
        .contains("Not entered: board 1 at table 1 in round 1; rounds 2-3.");
  }

  @Test
  void totalPointsAreWhole() {
    assertThat(
            ResultSheet.RANKING.csv(
                List.of(new ScoredEvent(ranking(TWO_WINNERS, ScoringMethod.AGGREGATE), Map.of()))))
        .startsWith("field,rank,sharing,number,name,boards,points,points_per_board\n")
        .contains("North-South,1,1,1,,6,600,100.00\n")
        .contains("East-West,1,3,4,,6,-300,-50.00\n");
  }

  @ParameterizedTest
  @EnumSource(
      value = ScoringMethod.class,
      names = {"TEAMS", "BOARD_A_MATCH", "VICTORY_POINTS"},
      mode = EnumSource.Mode.EXCLUDE)
  void pagesAreWellFormedAndEscaped(ScoringMethod method) {
    String page =
        Report.html(
            reports(ranking(TWO_WINNERS.named("<b>A & B"), method), Map.of(1, "<script>\u202E")));
    assertThat(page).doesNotContain("<script", "<b>", "\u202E").contains("&lt;b&gt;A &amp; B");
    assertThatCode(
            () ->
                DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(page))))
        .doesNotThrowAnyException();
  }
}

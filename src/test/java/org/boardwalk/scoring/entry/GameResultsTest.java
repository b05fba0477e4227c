package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.GameFileBytes.Line;
import org.boardwalk.scoring.entry.GameFileBytes.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Game files of ACBLscore, composed from the public description, with points worked by hand. */
class GameResultsTest {

  private static List<HandedIn> all(GameFileBytes file) {
    return ResultsFile.read(file.source(), ResultsFile.Reading.PLAIN);
  }

  private static HandedIn read(GameFileBytes file) {
    return all(file).get(0);
  }

  private static List<String> differences(HandedIn in) {
    return in.differences(
        in.method().orElse(ScoringMethod.MATCHPOINTS), Rounding.EXACT, Datum.USUAL);
  }

  private static Map<String, String> names(HandedIn in) {
    Map<String, String> names = new TreeMap<>();
    in.entrants()
        .names()
        .forEach((number, name) -> names.put(in.event().roster().label(number), name));
    return names;
  }

  private static GameFileBytes boards(List<List<Line>> boards) {
    return new GameFileBytes("", 0, 0).section("A", false, 0, GameFileBytes.six(), boards);
  }

  /** The boards of the Mitchell with another first result. */
  private static List<List<Line>> first(Line other) {
    List<List<Line>> boards = new ArrayList<>(GameFileBytes.boards());
    List<Line> one = new ArrayList<>(boards.get(0));
    one.set(0, other);
    boards.set(0, one);
    return boards;
  }

  @Test
  void theResultsOfAMitchellAreReadAndItsPointsAgree() {
    HandedIn in = read(GameFileBytes.mitchell(0));
    assertThat(in.event().roster().name()).isEqualTo("Tuesday Pairs");
    assertThat(in.method()).contains(ScoringMethod.MATCHPOINTS);
    assertThat(ScoredPoints.ns(in.event()))
        .containsExactly(420, -50, 140, 620, 620, 170, -100, -100, 110);
    assertThat(in.event().results().get(1).play())
        .extracting(BoardPlay::round, BoardPlay::table, BoardPlay::board)
        .containsExactly(2, 3, 1);
    assertThat(names(in)).containsEntry("NS 1", "Pat Ash & Pat Birch");
    assertThat(names(in)).containsEntry("EW 3", "Pat Larch & Pat Maple").hasSize(6);
    assertThat(in.members().club()).isEqualTo("La Costa");
    assertThat(in.members().clubId()).isEqualTo("123456");
    assertThat(in.members().people().values().stream().flatMap(List::stream))
        .extracting(Members.Member::unionNumber)
        .contains("1234560", "1234561")
        .hasSize(12);
    assertThat(differences(in)).isEmpty();
    assertThat(in.remarks()).isEmpty();
  }

  @Test
  void pointsTotalsAndPlacesThatDifferAreNamed() {
    List<List<Line>> boards = first(Line.of(1, 1, 1, 1, 42, 100, 100));
    HandedIn in =
        read(
            new GameFileBytes("", 0, 0)
                .section("A", false, 0, GameFileBytes.six(), boards)
                .inPair(1, 2, 0xC, 350)
                .inPair(2, 2, 0x5E, 1));
    assertThat(in.event().roster().name()).isEqualTo("291124");
    assertThat(differences(in))
        .containsExactly(
            "The file's own points, 1 for each score beaten, differ in 2:"
                + " board 1, NS 1: 1.00 there, 2.00 here (no reason is seen);"
                + " board 1, EW 1: 1.00 there, 0.00 here (no reason is seen).",
            "The file's own totals, 1 for each score beaten, differ in 1:"
                + " NS 2: 3.50 there, 3.00 here (no reason is seen).",
            "The file's own places differ in 1: EW 2: 1 there, 3 here (by the totals above).");
  }

  /** Method 14 gives 2 for each score beaten, as ours does. */
  @ParameterizedTest
  @CsvSource({
    "0, MATCHPOINTS",
    "1, IMPS",
    "2, CROSS_IMPS",
    "3, CROSS_IMPS",
    "14, MATCHPOINTS",
    "15, AGGREGATE"
  })
  void eachIsRankedByItsOwnMethod(int number, ScoringMethod method) {
    assertThat(read(GameFileBytes.mitchell(number)).method()).contains(method);
  }

  @ParameterizedTest
  @CsvSource({
    "4, instant matchpoints",
    "5, board-a-match",
    "13, IMPs with predetermined datum",
    "9, 9"
  })
  void otherMethodsAreRefusedByNameUnlessOneIsChosen(int number, String name) {
    Source file = GameFileBytes.mitchell(number).source();
    assertThatThrownBy(() -> ResultsFile.read(file, ResultsFile.Reading.PLAIN))
        .hasMessageContaining("scoring [" + name + "] is not a method that is scored here")
        .hasMessageContaining("\nMaybe choose the method yourself");
    HandedIn in =
        ResultsFile.read(
                file,
                new ResultsFile.Reading(
                    Optional.empty(), false, Optional.of(ScoringMethod.CROSS_IMPS)))
            .get(0);
    assertThat(in.remarks().get(0))
        .isEqualTo(
            "Scoring ["
                + name
                + "] is the method of the file; another one was chosen, and adjustments of totals do"
                + " not count.");
  }

  @ParameterizedTest
  @CsvSource({"1, teams", "2, individual", "3, home-style pairs", "4, board-a-match teams", "7, 7"})
  void otherEventsAreRefusedByName(int type, String name) {
    GameFileBytes file = new GameFileBytes("Other", type, 0);
    assertThatThrownBy(() -> all(file))
        .hasMessageContaining("event type [" + name + "] is not read: ")
        .hasMessageContaining("\nMaybe score the database of the table devices (.bws)");
  }

  @Test
  void pairsOfAHowellHaveOneList() {
    List<Pair> pairs =
        List.of(
            new Pair(4, 1, 1, "Ash", "Birch", 150, 5000),
            new Pair(1, 2, 1, "Cedar", "Elm", 50, 1667),
            new Pair(2, 1, 2, "Fir", "Gorse", 150, 5000),
            new Pair(3, 2, 2, "Hazel", "Ivy", 250, 8333));
    List<List<Line>> boards =
        List.of(
            List.of(Line.of(1, 1, 4, 1, 42, 100, 0), Line.of(1, 2, 2, 3, 40, 0, 100)),
            List.of(Line.of(2, 1, 4, 2, -5, 0, 100), Line.of(2, 2, 3, 1, 5, 100, 0)),
            List.of(Line.of(3, 1, 4, 3, 11, 50, 50), Line.of(3, 2, 1, 2, 11, 50, 50)));
    HandedIn in = read(new GameFileBytes("", 0, 0).section("A", true, 0, pairs, boards));
    assertThat(names(in))
        .containsEntry("1", "Pat Cedar & Pat Elm")
        .containsEntry("4", "Pat Ash & Pat Birch")
        .hasSize(4);
    assertThat(in.event().roster().fields()).hasSize(1);
    assertThat(differences(in)).isEmpty();
  }

  @Test
  void pairsThatWereRenumberedHaveTheirNewNumbers() {
    HandedIn in = read(GameFileBytes.mitchell(0).inSection(0xDD + 4 * 2, 9));
    assertThat(names(in)).containsEntry("NS 9", "Pat Fir & Pat Gorse").doesNotContainKey("NS 3");
    assertThat(differences(in)).isEmpty();
  }

  @Test
  void theOpponentsOfAMissingPairSitOut() {
    // EW pair 3 is missing.
    HandedIn in = read(GameFileBytes.mitchell(0).inSection(0x43, -3));
    assertThat(in.event().results()).hasSize(6);
    assertThat(names(in)).hasSize(5).doesNotContainKey("EW 3");
  }

  @Test
  void averagesAndBoardsThatWereNotPlayedAreRead() {
    Result split =
        read(boards(first(new Line(1, 1, 1, 1, 2060, 2040, 0, 0)))).event().results().get(0);
    assertThat(split.ns()).isEqualTo(Score.Entitled.AVERAGE_PLUS);
    assertThat(split.ew()).isEqualTo(Score.Entitled.AVERAGE_MINUS);
    Result average =
        read(boards(first(new Line(1, 1, 1, 1, 2050, 2050, 0, 0)))).event().results().get(0);
    assertThat(average.ns()).isEqualTo(new Score.Average(50));
    for (int none : new int[] {900, 950}) {
      Result late =
          read(boards(first(new Line(1, 1, 1, 1, none, none, 0, 0)))).event().results().get(0);
      assertThat(late.ns()).isEqualTo(new Score.NotPlayed());
    }
    // NS have 420, EW lose 450.
    Result two = read(boards(first(new Line(1, 1, 1, 1, 42, -45, 0, 0)))).event().results().get(0);
    assertThat(two.ns()).isEqualTo(new Score.Points(420));
    assertThat(two.ew()).isEqualTo(new Score.Points(450));
  }

  @Test
  void fouledBoardsHaveForms() {
    HandedIn in = read(boards(first(new Line(1, 1, 1, 1, 4042, 3958, 0, 0))));
    assertThat(in.event().results()).extracting(Result::form).startsWith("b", "a", "a", "");
    assertThat(in.event().results().get(0).ns()).isEqualTo(new Score.Points(420));
    assertThat(in.event().results().get(0).ew()).isEqualTo(new Score.Points(420));
  }

  @Test
  void scoresOfEwWithTheSignOfNsAreUnderstoodToo() {
    List<List<Line>> boards =
        GameFileBytes.boards().stream()
            .map(
                lines ->
                    lines.stream()
                        .map(
                            l ->
                                new Line(
                                    l.round(),
                                    l.table(),
                                    l.ns(),
                                    l.ew(),
                                    l.nsScore(),
                                    l.nsScore(),
                                    l.nsWon(),
                                    l.ewWon()))
                        .toList())
            .toList();
    assertThat(differences(read(boards(boards)))).isEmpty();
    assertThatThrownBy(() -> all(boards(first(new Line(1, 1, 1, 1, 42, 42, 200, 0)))))
        .hasMessageContaining("has 1 scores of EW with the sign of NS, and 8 with the other one");
  }

  @Test
  void sectionsAreComparedWithEachOtherWhereTheFileDoesSo() {
    GameFileBytes apart =
        GameFileBytes.mitchell(0)
            .section("B", false, 0, GameFileBytes.six(), GameFileBytes.boards());
    assertThat(all(apart)).hasSize(2).allSatisfy(one -> assertThat(differences(one)).isEmpty());
    GameFileBytes together =
        GameFileBytes.mitchell(0)
            .section("B", false, 1, GameFileBytes.six(), GameFileBytes.boards());
    HandedIn one = read(together);
    assertThat(all(together)).hasSize(1);
    assertThat(one.event().results()).hasSize(18);
    assertThat(names(one)).containsEntry("A NS 1", "Pat Ash & Pat Birch").containsKey("B EW 3");
    // With six scores a board 420 beats four and ties one: 9 of 10, where 2 is for one beaten.
    assertThat(differences(one).get(0)).contains("board 1, A NS 1: 2.00 there, 9.00 here");
    GameFileBytes some =
        together.section("C", false, 0, GameFileBytes.six(), GameFileBytes.boards());
    assertThatThrownBy(() -> all(some)).hasMessageContaining("compares some of its sections");
  }

  @Test
  void adjustmentsAndHandicapsAreSaid() {
    // A penalty of half a matchpoint, which the total holds already.
    GameFileBytes file = GameFileBytes.mitchell(0).inPair(1, 1, 4, -50).inPair(1, 1, 0xC, 500);
    assertThat(differences(read(file.inPair(1, 1, 0x1C, 8333)))).isEmpty();
    // Two other scores on each board.
    GameFileBytes imps = GameFileBytes.mitchell(3).inPair(1, 1, 4, -400);
    assertThat(read(imps).entrants().corrections().get(0).amount()).isEqualTo(Fraction.of(-2));
    assertThat(read(GameFileBytes.mitchell(0).inEvent(0x8D, 1)).remarks().get(0))
        .startsWith("The file ranks with handicaps, which do not count here");
  }

  @Test
  void asAMovementSuchAFileIsRefusedWithWhatToDo() {
    Source file = GameFileBytes.mitchell(0).source();
    assertThatThrownBy(() -> Exchange.volume(file, Unstated.USUAL))
        .hasMessageContaining("is a game file of ACBLscore, which holds results and no movement")
        .hasMessageContaining("\nMaybe rank the results");
  }

  @Test
  void sectionsScoredByHandHoldNoScores() {
    assertThatThrownBy(() -> all(GameFileBytes.mitchell(0).at(0x13E + 8, 0).at(0x13E + 9, 0)))
        .hasMessageContaining("section A was matchpointed by hand and holds no scores");
  }

  @Test
  void damagedFilesAreRefusedWithTheReason() {
    byte[] whole = GameFileBytes.mitchell(0).bytes();
    for (int length : new int[] {6, 9, 0x200, 2600, whole.length - 1}) {
      Source cut = new Source(Path.of("cut.AC1"), Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> ResultsFile.read(cut, ResultsFile.Reading.PLAIN))
          .hasMessageContaining("bytes")
          .hasMessageContaining("Maybe it was cut off on the way.");
    }
    assertThatThrownBy(() -> all(GameFileBytes.mitchell(0).at(0x12 + 3, 0x7F)))
        .hasMessageContaining("but its tables go on at byte");
    assertThatThrownBy(() -> all(GameFileBytes.mitchell(0).inSection(0x18, 3)))
        .hasMessageContaining("section A has a movement of kind [3]: only 0 and 1 are known");
    assertThatThrownBy(() -> all(boards(first(new Line(1, 1, 1, 1, 800, -800, 0, 0)))))
        .hasMessageContaining("board 1, round 1, table 1: score [800] is none that is known");
    assertThatThrownBy(() -> all(new GameFileBytes("", 0, 0)))
        .hasMessageContaining("has no scores");
  }
}

package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.Source;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;
import org.junit.jupiter.api.Test;

/** Results of pairs in PBN, with matchpoints worked by hand. */
class PbnResultsTest {

  /** Board 1: 420, -50 and 170 for NS 1, 2, 3; board 2: an unknown score, and -100, 110. */
  private static final String CLUB =
      """
      % PBN 2.1
      [Event "Tuesday"]
      [Scoring "MatchPoints;MP1"]
      [TotalScoreTable "Rank\\3R;PairId\\2R;TotalScoreMP\\6R;TotalPercentage\\5R;Names\\20L"]
       1  1   3.0 100.0 "Ada - Ben"
       2= 3   1.0  50.0 "Cleo - Dan"
      { A comment with
      [Board "9"] in it }

      [Event "#"]
      [Board "1"]
      [Deal "N:AKQ2.AK3.AK4.AKQ JT98.QJT.QJT.JT9 765.9876.9876.87 43.542.532.65432"]
      [ScoreTable "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R"]
       1  1  1  4 4S   N 10 HK    420      -  2.0  0.0
       2  1  2  5 4S   N  9 H2      -     50  0.0  2.0
       3  1  3  6 2S   N 10 -   "170"      -  1.0  1.0
      [Play "N"]
      HK H2 H3 H4

      [Event "#"]
      [Board "2"]
      [Vulnerable "NS"]
      [ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS"]
      1 5 -  - -   1.0
      2 6 2H N 7   0.0
      3 4 2H N 8   1.0
      """;

  private static List<HandedIn> read(String text, ResultsFile.Reading reading) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return ResultsFile.read(new Source(Path.of("club.pbn"), bytes), reading);
  }

  private static HandedIn read(String text) {
    return read(text, ResultsFile.Reading.PLAIN).get(0);
  }

  @Test
  void scoresContractsAndNamesAreRead() {
    HandedIn in = read(CLUB);
    assertThat(in.method()).contains(ScoringMethod.MATCHPOINTS);
    assertThat(in.event().roster().name()).isEqualTo("Tuesday");
    assertThat(in.event().results())
        .extracting(Result::ns)
        .containsExactly(
            new Score.Points(420),
            new Score.Points(-50),
            new Score.Points(170),
            new Score.NotPlayed(),
            new Score.Points(-100),
            new Score.Points(110));
    assertThat(in.event().results().get(0).account().orElseThrow().lead()).isEqualTo("HK");
    assertThat(in.entrants().names()).containsEntry(1, "Ada - Ben").containsEntry(3, "Cleo - Dan");
  }

  @Test
  void whatTheFileStatesIsCompared() {
    // One matchpoint for each score beaten, as in the file. The play without a score counts here
    // for nothing; board 2 has two scores of three: (m + 1)·3/2 - 1 makes 2 of 4 into 3.5.
    List<String> differences =
        read(CLUB).differences(ScoringMethod.MATCHPOINTS, Rounding.EXACT, Datum.USUAL);
    assertThat(differences.get(0))
        .startsWith("The file's own points, 1 for each score beaten, differ in 3: ")
        .contains(
            "board 2, 1: 1.0 there, none here (no score)",
            "board 2, 2: 0.0 there, 0.25 here (no reason is seen)",
            "board 2, 3: 1.0 there, 1.75 here (no reason is seen)");
  }

  @Test
  void namesWithBlanksTakeTheWidthOfTheirColumn() {
    HandedIn in =
        read(
            """
            [Board "1"]
            [ScoreTable "Section;PairId_NS;PairId_EW;Contract;Declarer;Result;Names_NS\\13;Names_EW"]
            A 1 1 4S  N 10 Al Fa-Bravo   Charlie-Del Ta
            A 2 2 4S  N 9  Echo-Foxtrot  Golf-Hotel
            """);
    Map<String, String> names = new TreeMap<>();
    in.entrants()
        .names()
        .forEach((number, name) -> names.put(in.event().roster().label(number), name));
    assertThat(names)
        .containsEntry("NS 1", "Al Fa-Bravo")
        .containsEntry("EW 1", "Charlie-Del Ta")
        .containsEntry("EW 2", "Golf-Hotel");
    assertThat(in.method()).isEmpty();
  }

  @Test
  void theMethodOfTheFileIsFollowedOrRefused() {
    assertThat(read(CLUB.replace("MatchPoints;MP1", "IMP;Cross")).method())
        .contains(ScoringMethod.CROSS_IMPS);
    assertThat(read(CLUB.replace("MatchPoints;MP1", "IMP;Butler")).method())
        .contains(ScoringMethod.IMPS);
    String rubber = CLUB.replace("MatchPoints;MP1", "Rubber");
    assertThatThrownBy(() -> read(rubber)).hasMessageContaining("Scoring [Rubber] is not a method");
    HandedIn in =
        read(
                rubber,
                new ResultsFile.Reading(
                    Optional.empty(), false, Optional.of(ScoringMethod.AGGREGATE)))
            .get(0);
    assertThat(in.remarks()).anyMatch(r -> r.startsWith("Scoring [Rubber] is the method of"));
    assertThat(Ranking.of(in.event(), ScoringMethod.AGGREGATE).fields()).isNotEmpty();
  }

  @Test
  void whatCannotBeReadIsNamedWithItsLine() {
    assertThatThrownBy(() -> read("[Board \"1\"]\n[Deal \"N:...\"]\n"))
        .hasMessageContaining("holds no ScoreTable with pairs");
    assertThatThrownBy(
            () -> read("[Board \"1\"]\n[ScoreTable \"Rank;Contract;Declarer;Result\"]\n1 4S N 9\n"))
        .hasMessageContaining("has no columns PairId_NS and PairId_EW");
    String head = "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n";
    assertThatThrownBy(() -> read(head + "1 2 4S N 9\n")).hasMessageContaining(":2: board []");
    assertThatThrownBy(() -> read("[Board \"1\"]\n" + head + "1 - 4S N 9\n"))
        .hasMessageContaining(":3: pairid_ew []");
    assertThatThrownBy(() -> read("[Board \"1\"]\n" + head + "1 2 4S N 9\n\n" + head))
        .hasMessageContaining("board [1] has two ScoreTables");
    assertThatThrownBy(() -> read("[Board \"1\"]\n[Vulnerable \"All\"]\n" + head + "1 2 4S N 10\n"))
        .hasMessageContaining("vulnerable [ALL] is not that of board 1");
  }

  @Test
  void aTagThatIsNotClosedIsNamedWithItsLine() {
    for (String torn : List.of("[".repeat(5000), "[North \"A\"", "[ScoreTable \"PairId_NS;Pai")) {
      assertThatThrownBy(() -> read("% PBN 2.1\n[Board \"1\"]\n" + torn + "\n1 2 4S N 9\n"))
          .hasMessageStartingWith("club.pbn:3: the bracket of a tag is not closed\nMaybe");
      assertThatThrownBy(() -> read(torn))
          .hasMessageStartingWith("club.pbn:1: the bracket of a tag");
    }
    assertThat(read("[Remark\n\"of two lines\"]\n" + CLUB).event().results()).isNotEmpty();
  }
}

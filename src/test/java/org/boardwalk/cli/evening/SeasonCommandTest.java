package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three nights of four lone players or fewer, with means computed by hand. */
@Tag("thorough")
class SeasonCommandTest {

  @TempDir Path temp = Path.of("");

  private final List<String> nights = new ArrayList<>();

  private void night(String... lines) throws IOException {
    Path file = temp.resolve("night" + (nights.size() + 1) + ".csv");
    Files.writeString(file, "board,south,north,score\n" + String.join("\n", lines));
    nights.add(file.toString());
  }

  @BeforeEach
  void threeNights() throws IOException {
    // South 1 beats 3, so that 1 and North 4 have 100 %.
    night("1,1,2,420", "1,3,4,-50");
    // 50 % for all.
    night("1,1,2,420", "1,3,4,420");
    // Player 2 stays away, player 5 comes once: South 3 and North 5 win.
    night("1,1,5,-50", "1,3,4,420");
  }

  @Test
  void resultsThatDoNotNamePlayersBelongIntoAnEvening() throws IOException {
    Path file =
        Files.writeString(temp.resolve("plays.csv"), "round,table,board,score\n1,1,1,110\n");
    Ran ran = Ran.of("season", file.toString()).exits(Exit.BAD_INPUT);
    assertThat(ran.err())
        .contains(
            "does not say who plays", "\nMaybe add them, or enter the results into an evening");
    ran.refusedInOneMessage();
  }

  @Test
  void theFileEndsAsTheFormatDoes() {
    for (String format : List.of("text", "csv", "html", "markdown", "json", "pdf")) {
      String out = temp.resolve("season.svg").toString();
      Ran ran = season("--format", format, "--out", out).exits(Exit.USAGE);
      assertThat(ran.err()).contains("season.svg] must end in .");
      ran.refusedInOneMessage();
    }
  }

  private Ran season(String... more) {
    List<String> args = new ArrayList<>(List.of("season"));
    args.addAll(nights);
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  @Test
  void theMeanOfTheNightsPlayedIsRanked() {
    assertThat(season().exits(Exit.DONE).out())
        .contains("The mean of the nights played, of 3.", "Nights away count for nothing.")
        .containsPattern(" 1 +5 +1 +100\\.00 +100\\.00")
        .containsPattern("=2 +1 +3 +100\\.00 +50\\.00 +0\\.00 +50\\.00")
        .containsPattern("=2 +3 +3 +0\\.00 +50\\.00 +100\\.00 +50\\.00")
        .containsPattern("=2 +4 +3 +100\\.00 +50\\.00 +0\\.00 +50\\.00")
        .containsPattern(" 5 +2 +2 +0\\.00 +50\\.00 +25\\.00");
  }

  @Test
  void onlyTheBestNightsCountAndWhoHasFewerIsNotRanked() {
    assertThat(season("--best", "2").exits(Exit.DONE).out())
        .contains("The mean of the best 2 of 3 nights.")
        .containsPattern("=1 +1 +3 .* 75\\.00")
        .containsPattern("=1 +3 +3 .* 75\\.00")
        .containsPattern(" 4 +2 +2 .* 25\\.00")
        .containsPattern("- +5 +1 +100\\.00 +100\\.00")
        .contains("Not ranked, with fewer nights than count: 5.");
  }

  @Test
  void aNightAwayMayCount() {
    assertThat(season("--best", "2", "--absent", "45").exits(Exit.DONE).out())
        .contains("A night away counts 45.00.")
        .containsPattern(" 5 +2 +2 .* 47\\.50")
        .containsPattern(" 4 +5 +1 .* 72\\.50");
    assertThat(season("--absent", "45").exits(Exit.DONE).out())
        .contains("The mean of all 3 nights. A night away counts 45.00.")
        .containsPattern(" 1 +5 +1 +100\\.00 +63\\.33");
  }

  @Test
  void namesMakePeopleTheSame() throws IOException {
    Path names = Files.writeString(temp.resolve("names.txt"), "1,Ada\n3,Ben\n");
    Ran.of("season", nights.get(0), nights.get(1), "--names", names.toString()).exits(Exit.DONE);
    assertThat(
            Ran.of("season", nights.get(0), "--names", names.toString(), "--format", "csv")
                .exits(Exit.DONE)
                .out())
        .startsWith("rank,sharing,name,nights,night_1,percent\n1,2,4,1,100.00,100.00\n")
        .contains("1,2,Ada,1,100.00,100.00\n");
  }

  /** Player 2 stays away on night 3, when player 5 comes; players 1 to 4 play on nights 1 and 2. */
  @Test
  void namesAreOfAllWhoWereThereOnAnyNight() throws IOException {
    for (String list : List.of("1,Ada\n2,Bo\n3,Ben\n4,Cy\n5,Di\n", "Ada\nBo\nBen\nCy\nDi\n")) {
      Path names = Files.writeString(temp.resolve("names.txt"), list);
      assertThat(season("--names", names.toString()).exits(Exit.DONE).out())
          .containsPattern(" 1 +Di +1 +100\\.00 +100\\.00")
          .containsPattern("=2 +Ada +3 +100\\.00 +50\\.00 +0\\.00 +50\\.00")
          .containsPattern(" 5 +Bo +2 +0\\.00 +50\\.00 +25\\.00");
    }
    Path six = Files.writeString(temp.resolve("six.txt"), "1,Ada\n6,Ed\n");
    assertThat(season("--names", six.toString()).exits(Exit.BAD_INPUT).err())
        .contains("number [6] belongs to no contestant: there are 5");
  }

  @Test
  void sectionsOfANightHaveNamesAndNumbersOfTheirOwn() throws IOException {
    Path night = temp.resolve("sections.csv");
    Files.writeString(
        night,
        """
        section,board,ns,ew,score
        A,1,1,2,420
        A,1,3,4,50
        B,1,1,2,420
        B,1,3,4,50
        """);
    Ran plain = Ran.of("season", night.toString(), night.toString()).exits(Exit.DONE);
    assertThat(plain.out()).containsPattern("=1 +A1 +2 ").containsPattern("=1 +B1 +2 ");
    Path names = Files.writeString(temp.resolve("names.txt"), "A1,Ada\nB3,Ben\n");
    Path added = Files.writeString(temp.resolve("added.csv"), "B3,bonus,5%\n");
    String[] args = {"--names", names.toString(), "--corrections", added.toString()};
    assertThat(
            Ran.of("season", night.toString(), args[0], args[1], args[2], args[3])
                .exits(Exit.DONE)
                .out())
        .containsPattern(" Ada +1 +100\\.00")
        .containsPattern(" Ben +1 +5\\.00")
        .containsPattern(" A3 +1 +0\\.00");
  }

  @Test
  void aCorrectionIsOfTheNightThatItNamesAndIsSaid() throws IOException {
    Path file = temp.resolve("corrections.csv");
    Files.writeString(
        file, "number,reason,amount,night\n1,penalty,10%,2\n5,penalty,10%,\n2,bonus,6%,\n");
    assertThat(season("--corrections", file.toString()).exits(Exit.DONE).out())
        .containsPattern(" 1 +3 +100\\.00 +40\\.00 +0\\.00 +46\\.67")
        .containsPattern(" 1 +5 +1 +90\\.00 +90\\.00")
        .containsPattern(" 2 +2 +6\\.00 +56\\.00 +31\\.00")
        .contains(
            "Night 2: penalty of 1: -10 % of the session.",
            "Night 3: penalty of 5: -10 % of the session.")
        .contains("Night 1: bonus of 2: 6 % of the session.")
        .doesNotContain("Night 1: penalty", "Night 3: bonus");
    Files.writeString(file, "number,reason,amount,night\n2,penalty,10%,3\n");
    assertThat(season("--corrections", file.toString()).exits(Exit.BAD_INPUT).err())
        .contains("corrections.csv:2: number [2] was not there on night [3]", "Maybe");
    Files.writeString(file, "number,reason,amount,night\n2,penalty,10%,4\n");
    assertThat(season("--corrections", file.toString()).exits(Exit.BAD_INPUT).err())
        .contains("night [4] must be from 1 to 3", "Maybe");
    Files.writeString(file, "number,reason,amount\n2,penalty,300%\n");
    assertThat(season("--corrections", file.toString()).exits(Exit.BAD_INPUT).err())
        .contains("amount [300%] is more than all that can be won", "Maybe");
  }

  @Test
  void aNightAwayCountsNoMoreThanAll() {
    for (String amount : List.of("145", "-0.5")) {
      Ran ran = season("--absent", amount).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err()).contains("a night away, [" + amount + "], must count from 0 to 100");
    }
    season("--absent", "-0.5", "--method", "cross-imps").exits(Exit.DONE);
  }

  @Test
  void thePdfSaysTheSame() throws IOException {
    Path out = temp.resolve("season.pdf");
    season("--format", "pdf", "--name", "Spring", "--out", out.toString()).exits(Exit.DONE);
    try (PDDocument pdf = Loader.loadPDF(out.toFile())) {
      assertThat(new PDFTextStripper().getText(pdf)).contains("Spring", "5 2 2 0.00 50.00 25.00");
    }
  }

  @Test
  void unrankedContestantsHaveNoRankInValues() {
    assertThat(season("--best", "2", "--format", "csv").exits(Exit.DONE).out())
        .contains("\n1,3,3,3,0.00,50.00,100.00,75.00\n", "\n\"\",,5,1,,,100.00,100.00\n");
  }

  @Test
  void anAmountWithAnExponentIsRefused() {
    for (String amount : List.of("1e999999999", "45%", "4000000000")) {
      Ran ran = season("--absent", amount).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err()).contains("[" + amount + "] is not a number such as 45 or 45.5");
    }
  }

  @Test
  void moreBestNightsThanThereAreIsRefused() {
    season("--best", "4").exits(Exit.USAGE).refusedInOneMessage();
  }

  /** On nights 1 and 3 one of each field beats the other; on night 2 all are equal. */
  @Test
  void placesGetThePointsOfATable() throws IOException {
    Path table = Files.writeString(temp.resolve("points.csv"), "place,points\n1,10\n2,6\n3,2\n");
    // South and North are fields of two; on night 2 both share the places: (10 + 6) / 2.
    assertThat(season("--points", table.toString()).exits(Exit.DONE).out())
        .contains("Points for the places of the nights played, of 3.")
        .containsPattern("=1 +1 +3 +10\\.00 +8\\.00 +6\\.00 +24\\.00")
        .containsPattern(" 5 +5 +1 +10\\.00 +10\\.00")
        .containsPattern(" 4 +2 +2 +6\\.00 +8\\.00 +14\\.00");
    assertThat(
            season("--points", table.toString(), "--best", "2", "--format", "json")
                .exits(Exit.DONE)
                .out())
        .contains("\"points\" : 18")
        .doesNotContain("\"mean\"", "\"method\"");
    Files.writeString(table, "place,points\n1,ten\n");
    Ran wrong = season("--points", table.toString()).exits(Exit.BAD_INPUT);
    assertThat(wrong.err()).contains("points.csv:2: points [ten] are not a number");
    wrong.refusedInOneMessage();
  }

  @Test
  void handicapsOfMembersCountOnEveryNight() throws IOException {
    Path names = Files.writeString(temp.resolve("names.txt"), "1,Ada\n3,Ben\n");
    Path list = Files.writeString(temp.resolve("list.csv"), "number,name,handicap\n7,ada,3%\n");
    assertThat(
            season("--names", names.toString(), "--handicaps", list.toString())
                .exits(Exit.DONE)
                .out())
        .containsPattern(" 2 +ada +3 +103\\.00 +53\\.00 +3\\.00 +53\\.00")
        .contains("Night 1: the scores have the handicaps of 1 contestant.");
    Files.writeString(list, "number,name,handicap\n7,Ada,much\n");
    season("--handicaps", list.toString()).exits(Exit.BAD_INPUT).refusedInOneMessage();
  }
}

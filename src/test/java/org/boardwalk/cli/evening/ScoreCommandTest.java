package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The movement of eight players, scored. */
@Tag("thorough")
class ScoreCommandTest {

  private static final String EIGHT =
      "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";

  @TempDir Path temp = Path.of("");

  private Path file(String name, String... lines) throws IOException {
    return Files.write(temp.resolve(name), List.of(lines));
  }

  private Path results() throws IOException {
    // Round 1: table 1 N8 S1 E5 W7, table 2 N2 S6 E4 W3; boards 1 and 2.
    return file(
        "results.csv",
        "round,table,board,score",
        "1,1,1,420",
        "1,2,1,170",
        "1,1,2,3NT,N,-1",
        "1,2,2,-100");
  }

  @Test
  void teamsOfFour() throws IOException {
    // 250 points are 6 IMPs for 8, 1, 4 and 3; board 2 is flat. Two boards: 3 a board.
    Ran ran = Ran.of("score", EIGHT, results().toString(), "--method", "teams").exits(Exit.DONE);
    assertThat(ran.out())
        .containsPattern("rank +no\\. +boards +IMPs +a board")
        .containsPattern("=1 +1 +2 +6\\.00 +3\\.00")
        .containsPattern("=5 +7 +2 +-6\\.00 +-3\\.00")
        .contains("Not entered: rounds 2-7.");
  }

  @Test
  void victoryPointsAreOfTheMatchAndTheTravellerHasImps() throws IOException {
    // 6 IMPs in two boards; all victory points are given from 21.2 IMPs on.
    String[] args = {"score", EIGHT, results().toString(), "--method", "victory-points"};
    assertThat(Ran.of(with(args, "--sheets", "ranking,travellers")).exits(Exit.DONE).out())
        .containsPattern("rank +no\\. +boards +VPs +a match")
        .containsPattern("=1 +1 +2 +14\\.39 +14\\.39")
        .containsPattern("=5 +7 +2 +5\\.61 +5\\.61")
        .contains("IMPs NS", "by the continuous scale of the World Bridge Federation");
    assertThat(Ran.of(with(args, "--format", "csv")).exits(Exit.DONE).out())
        .startsWith("field,rank,sharing,number,name,boards,vps,vps_per_match\n");
  }

  @Test
  void boardsThatAreWonAreInPercent() throws IOException {
    Ran ran =
        Ran.of("score", EIGHT, results().toString(), "--method", "board-a-match").exits(Exit.DONE);
    // Board 1 is won and board 2 halved: 3 of 4.
    assertThat(ran.out())
        .containsPattern("rank +no\\. +boards +board points +%")
        .containsPattern("=1 +1 +2 +3\\.00 +75\\.00");
  }

  @Test
  void aFouledBoardHasATravellerForEachFormAndIsSaid() throws IOException {
    Path fouled =
        file(
            "fouled.csv",
            "round,table,board,form,score",
            "1,1,1,a,420",
            "1,2,1,b,170",
            "1,1,2,,50");
    Ran ran = Ran.of("score", EIGHT, fouled.toString(), "--sheets", "travellers").exits(Exit.DONE);
    assertThat(ran.out())
        .contains("Board 1, form A, nobody vulnerable", "Board 1, form B, nobody vulnerable")
        .contains("Board 2, NS vulnerable")
        .contains(
            "Board 1 was fouled: it was played in 2 forms that are not compared: form A 1 time,"
                + " form B 1 time.");
  }

  @Test
  void aScoreThatIsWrittenOncePerSideIsSaidOnTheSheet() throws IOException {
    Path twice = file("twice.csv", "round,table,board,score", "1,1,1,420/-420", "1,2,1,170");
    assertThat(Ran.of("score", EIGHT, twice.toString()).exits(Exit.DONE).out())
        .contains("Board 1, round 1, table 1: [420 / -420] gives both sides 420");
  }

  @Test
  void matchpointsWithNames() throws IOException {
    Path names = file("names.txt", "8,<Anna>", "1,=Bo");
    String[] args = {"score", EIGHT, results().toString(), "--names", names.toString()};
    // Board 1: 2 of 2 for 8, 1, 4 and 3; board 2: 1 of 2 for all players.
    assertThat(Ran.of(args).exits(Exit.DONE).out())
        .containsPattern("=1 +8 +<Anna> +2 +3\\.00 +75\\.00");
    String csv = Ran.of(with(args, "--format", "csv")).exits(Exit.DONE).out();
    assertThat(csv)
        .startsWith("field,rank,sharing,number,name,boards,matchpoints,percent\n")
        .contains("All,1,4,1,'=Bo,2,3.00,75.00\n")
        .contains("All,1,4,8,<Anna>,2,3.00,75.00\n");
    assertThat(Ran.of(with(args, "--format", "html")).exits(Exit.DONE).out())
        .contains("&lt;Anna&gt;")
        .doesNotContain("<Anna>");
  }

  @Test
  void thePdfSaysTheSameAndNeedsAFile() throws IOException {
    Path names = file("names.txt", "8,<Anna>", "1,=Bo");
    Path out = temp.resolve("ranking.pdf");
    String[] args = {"score", EIGHT, results().toString(), "--names", names.toString()};
    Ran.of(with(args, "--format", "pdf")).exits(Exit.USAGE).refusedInOneMessage();
    Ran.of(with(args, "--format", "pdf", "--out", out.toString())).exits(Exit.DONE);
    try (PDDocument pdf = Loader.loadPDF(out.toFile())) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(1);
      assertThat(new PDFTextStripper().getText(pdf))
          .containsPattern("=1 8 <Anna> 2 3\\.00 75\\.00")
          .contains("Not entered: rounds 2-7.");
    }
  }

  private static String[] with(String[] args, String... more) {
    return Stream.of(args, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "matchpoints",
        "aggregate",
        "imps",
        "cross-imps",
        "teams",
        "board-a-match",
        "victory-points"
      })
  void everyMethodWritesAFile(String method) throws IOException {
    Path out = temp.resolve("ranking.txt");
    Ran ran =
        Ran.of("score", EIGHT, results().toString(), "--method", method, "--out", out.toString())
            .exits(Exit.DONE);
    assertThat(ran.out()).isEmpty();
    assertThat(Files.readString(out)).contains("8 players").contains("=1  ");
  }

  @Test
  void aWrongMethodIsRefused() throws IOException {
    Ran.of("score", EIGHT, results().toString(), "--method", "chance")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @Test
  void aWrongResultIsBadInput() throws IOException {
    Path results = file("results.csv", "board,table,score", "1,1,421");
    Ran ran = Ran.of("score", EIGHT, results.toString()).exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).startsWith(results + ":2: score [421]");
  }

  @Test
  void aMissingFileIsBadInput() {
    Ran.of("score", EIGHT, temp.resolve("none.csv").toString())
        .exits(Exit.BAD_INPUT)
        .refusedInOneMessage();
  }
}

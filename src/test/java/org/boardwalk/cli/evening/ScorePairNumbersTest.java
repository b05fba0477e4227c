package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results written in any way to number pairs give the ranking that they give in any other. */
class ScorePairNumbersTest {

  @TempDir Path temp = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = temp.resolve("skip.yaml");
    Files.writeString(file, SolutionFile.text(Solution.of(Judged.of(Examples.skipMitchell()))));
  }

  /** All boards, with the pairs as they are called beside their directions. */
  private Path results(Style style) throws IOException {
    Movement movement = Examples.skipMitchell().numbered(style);
    List<String> lines = new ArrayList<>(List.of("board,ns,ew,score"));
    for (BoardPlay play : Plays.of(movement).all()) {
      var seats = play.seating().seats();
      List<String> cells = new ArrayList<>();
      cells.add("" + play.board());
      seats.forEach((seat, c) -> cells.add(movement.label(c, seat)));
      cells.add(30 + (play.board() * 7 + play.table() * 11) % 41 + "%");
      lines.add(String.join(",", cells));
    }
    return Files.write(temp.resolve(style + ".csv"), lines);
  }

  private String ranking(Style style, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of("score", file.toString()));
    args.add(results(style).toString());
    args.addAll(List.of("--format", "csv", "--pair-numbers", Word.of(style)));
    args.addAll(List.of(more));
    return Ran.of(args.toArray(String[]::new)).exits(Exit.DONE).out();
  }

  /** A ranking with the numbers of another style in place of those of the movement. */
  private static String inStyle(String ranking, Style style) {
    Movement movement = Examples.skipMitchell().numbered(style);
    return Pattern.compile("(?m)^((?:North-South|East-West),[^,]*,[^,]*),([0-9]+),")
        .matcher(ranking)
        .replaceAll(
            (MatchResult m) ->
                m.group(1) + "," + movement.label(Integer.parseInt(m.group(2))) + ",");
  }

  @Test
  void theRankingIsTheSameInEveryNumbering() throws IOException {
    String continued = ranking(Style.CONTINUED);
    assertThat(continued.lines()).hasSize(17);
    for (Style style : List.of(Style.DIRECTION, Style.FROM_11)) {
      String other = ranking(style);
      assertThat(other).as("%s", style).isNotEqualTo(continued);
      assertThat(other).as("%s", style).isEqualTo(inStyle(continued, style));
    }
  }

  /** The numbers of all places in order, as JSON and comma-separated values have them. */
  private static void sameNumbers(String... score) {
    List<String> args = List.of(score);
    List<String> numbers = new ArrayList<>();
    for (String format : List.of("json", "csv")) {
      List<String> all = new ArrayList<>(args);
      all.addAll(List.of("--format", format));
      String out = Ran.of(all.toArray(String[]::new)).exits(Exit.DONE).out();
      numbers.add(
          Pattern.compile(
                  format.equals("json")
                      ? "\"number\" : ([0-9]+)"
                      : "(?m)^(?!event)(?:.*,)?(?:All|North-South|East-West),[0-9]+,[0-9]+,(?:[A-Z]+ ?)*([0-9]+)")
              .matcher(out)
              .results()
              .map(m -> m.group(1))
              .toList()
              .toString());
    }
    assertThat(numbers.get(0)).as("%s", args).isEqualTo(numbers.get(1)).hasSizeGreaterThan(9);
  }

  @Test
  void jsonHasTheNumbersThatPairsAreCalledBy() throws IOException {
    for (Style style : Style.values()) {
      sameNumbers(
          "score", file.toString(), results(style).toString(), "--pair-numbers", Word.of(style));
    }
    String some =
        "section,board,ns,ew,score\nA,1,1,14,420\nA,1,3,12,50\nB,1,3,12,-50\nB,1,1,14,0\n";
    Path gaps = Files.writeString(temp.resolve("gaps.csv"), some);
    sameNumbers("score", gaps.toString());
    sameNumbers("score", gaps.toString(), "--winners", "1");
    sameNumbers("score", gaps.toString(), "--across");
  }

  @Test
  void namesAreListedByTheSameNumbers() throws IOException {
    Path names = Files.writeString(temp.resolve("names.csv"), "number,name\n11,Ann & Bo\n");
    assertThat(ranking(Style.FROM_11, "--names", names.toString())).contains(",11,Ann & Bo,");
  }

  @Test
  void anEveningKeepsItsNumbersAndTablesDevicesGetThem() throws IOException {
    Path evening = temp.resolve("evening.yaml");
    Ran.of(
            "evening",
            "new",
            file.toString(),
            "--pair-numbers",
            "from-11",
            "--date",
            "2026-02-03",
            "--out",
            evening.toString())
        .exits(Exit.DONE);
    Ran.of("evening", "enter", evening.toString(), results(Style.FROM_11).toString())
        .exits(Exit.DONE);
    assertThat(Ran.of("score", evening.toString(), "--format", "csv").exits(Exit.DONE).out())
        .isEqualTo(ranking(Style.FROM_11));
    assertThat(Ran.of("score", evening.toString(), "--format", "usebio").exits(Exit.DONE).out())
        .contains("<PAIR_NUMBER>18</PAIR_NUMBER>", "<EW_PAIR_NUMBER>11</EW_PAIR_NUMBER>")
        .doesNotContain("PAIR_NUMBER>9<", "PAIR_NUMBER>10<");
    assertThat(Ran.of("show", evening.toString()).exits(Exit.DONE).out())
        .contains("NS1  EW11")
        .doesNotContain("EW9", "EW10");
    byte[] bws =
        Exchange.bytes(Examples.skipMitchell().numbered(Style.FROM_11), MovementFormat.BWS);
    assertThat(bws).isNotEqualTo(Exchange.bytes(Examples.skipMitchell(), MovementFormat.BWS));
  }

  @Test
  void playersAndResultsWithoutAMovementAreRefused() throws IOException {
    Path players = temp.resolve("players.yaml");
    Files.writeString(players, SolutionFile.text(Solution.of(Judged.of(Examples.eightPlayers()))));
    assertThat(
            Ran.of("show", players.toString(), "--pair-numbers", "from-11").exits(Exit.USAGE).err())
        .contains("are for pairs", "Maybe number the pairs as the movement does: continued.");
    assertThat(
            Ran.of("score", results(Style.DIRECTION).toString(), "--pair-numbers", "direction")
                .exits(Exit.USAGE)
                .err())
        .contains("Maybe leave it out, or name the movement before the results.");
  }
}

package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Round;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
final class PlanCommandTest {

  @Test
  void saysInPlainWordsWhatThirteenPlayersGet() {
    Ran run =
        Ran.of("plan", "--players", "13", "--boards", "26", "--copies", "3", "--start", "19:30");
    assertThat(run.exits(Exit.DONE).out().lines())
        .startsWith(
            "1. Individual, 13 rounds of 2 boards",
            "   3 copies of boards 1-26, of which everybody plays 24 boards, at 3 tables, 3 h 26 min,"
                + " ends at 22:56",
            "   - recommended: everybody partners everybody once, people move by one rule",
            "   - 2 boards fewer than asked",
            "   - everybody meets everybody twice as opponents",
            "   - directions and sides are perfectly balanced",
            "   - everybody sits out 1 round",
            "   - one rule for every seat says where to go");
  }

  @Test
  void aPairAtAHalfTableIsToldHowLongItWaitsAtMost() {
    Ran run = Ran.of("plan", "--pairs", "15", "--minutes", "180");
    assertThat(run.exits(Exit.DONE).out().lines())
        .contains("   - half table: EW wait there, and sit out for at most 1 round each");
  }

  @Test
  void pickShowsTheScheduleAndKeepsItForPrint(@TempDir Path temp) {
    String out = temp.resolve("tonight.yaml").toString();
    Ran run = Ran.of("plan", "--players", "13", "--boards", "26", "--pick", "1", "--out", out);
    assertThat(run.exits(Exit.DONE).out().lines())
        .contains(
            "13 players, 3 tables, 13 rounds, 13 sets of 2 boards, circulating play, 1 copy, 1 winner");
    assertThat(Ran.of("show", out).exits(Exit.DONE).out()).contains("13 sets of 2 boards");
    Ran.of("plan", "--players", "13", "--pick", "7").exits(Exit.USAGE);
  }

  @Test
  void writesTheSameForPrograms() throws IOException {
    List<String> args = List.of("plan", "--players", "13", "--boards", "26", "--stationary", "1");
    Ran text = Ran.of(args).exits(Exit.DONE);
    List<String> json = new ArrayList<>(args);
    json.addAll(List.of("--format", "json"));
    Ran run = Ran.of(json);
    JsonNode proposals = new JsonMapper().readTree(run.exits(Exit.DONE).out()).get("proposals");
    assertThat(proposals).isNotEmpty();
    for (JsonNode proposal : proposals) {
      assertThat(text.out()).contains(proposal.get("title").textValue());
      for (JsonNode point : proposal.get("points")) {
        assertThat(text.out()).contains("   - " + point.textValue());
      }
      assertThat(proposal.get("cannotMoveButMust").intValue())
          .isEqualTo(Math.max(0, 1 - proposal.get("seated").size()));
    }
  }

  @Test
  void aListForProgramsIsEmptyWhenNothingFitsAndNoSchedule() throws IOException {
    Ran run = Ran.of("plan", "--players", "13", "--boards-at-hand", "1", "--format", "json");
    JsonNode list = new JsonMapper().readTree(run.exits(Exit.GAVE_UP).out());
    assertThat(list.get("proposals")).isEmpty();
    Ran.of("plan", "--players", "13", "--pick", "1", "--format", "json").exits(Exit.USAGE);
  }

  @Test
  void saysWhenNothingFits() {
    Ran run = Ran.of("plan", "--players", "13", "--boards-at-hand", "1");
    run.exits(Exit.GAVE_UP);
    assertThat(run.err()).contains("Nothing that is known fits");
  }

  @ParameterizedTest
  @CsvSource({
    "--pairs 3 --boards 24, 3 rounds of 8 boards, 8 boards fewer than asked",
    "--pairs 2 --boards-at-hand 12, 6 rounds of 4 boards, 1 copy of boards 1-12 at 1 table",
    "--pairs 6 --boards 24 --copies 2, 2 copies of boards 1-25 at 3 tables, tables share a set"
  })
  void fewPairsGetWhatThereIsForThem(String evening, String session, String more) {
    List<String> args = new ArrayList<>(List.of("plan"));
    args.addAll(List.of(evening.split(" ")));
    assertThat(Ran.of(args).exits(Exit.DONE).out()).contains(session, more);
  }

  @Test
  void searchesForSomeSecondsWhereNothingIsKnownForOneCopyAndKeepsThat(@TempDir Path empty) {
    List<String> plan =
        List.of(
            "plan",
            "--players",
            "12",
            "--copies",
            "1",
            "--effort",
            "150ms",
            "--solutions",
            empty.toString());
    Ran run = Ran.of(plan);
    assertThat(run.exits(Exit.DONE).out().lines())
        .anyMatch(l -> l.startsWith("1. Individual with boards that go round, "))
        .anyMatch(l -> l.startsWith("   1 copy of boards 1-"))
        .contains("   - nobody partners twice");
    assertThat(run.err()).contains("searching for some seconds");
    Ran again = Ran.of(plan).exits(Exit.DONE);
    assertThat(again.err()).isEmpty();
    assertThat(again.out()).isEqualTo(run.out());
  }

  @Test
  void partnersAndRoundsAreAskedForAsOnThePage(@TempDir Path empty) {
    Ran run =
        Ran.of(
            "plan",
            "--players",
            "9",
            "--rounds",
            "6",
            "--partners",
            "1-2",
            "--apart",
            "3-4",
            "--curtail",
            "5",
            "--pick",
            "1",
            "--effort",
            "200ms",
            "--solutions",
            empty.toString(),
            "--out",
            empty.resolve("tonight.yaml").toString());
    assertThat(run.exits(Exit.DONE).out()).contains("9 players, 2 tables, 6 rounds");
    Ran.of("plan", "--pairs", "9", "--apart", "3-4").exits(Exit.USAGE).refusedInOneMessage();
    assertThat(Ran.of("plan", "--players", "9", "--rounds", "201").exits(Exit.USAGE).err())
        .contains("--rounds [201] must be from 1 to 200");
  }

  @Test
  void rulesOfOnesOwnAreKeptByWhatIsProposed(@TempDir Path empty) {
    Path out = empty.resolve("tonight.yaml");
    String[] mixed = {
      "plan --players 8 --boards 12 --effort 100ms --pick 1 --group men=1-4 --group women=5-8",
      "--rule",
      "between: [men, women], meet: partner",
      "--solutions",
      empty.toString(),
      "--out",
      out.toString()
    };
    Ran.of(Stream.of(mixed).flatMap(PlanCommandTest::words).toArray(String[]::new))
        .exits(Exit.DONE);
    assertThat(SolutionFile.read(out).solution().movement().orElseThrow().rounds())
        .flatExtracting(Round::encounters)
        .flatExtracting(e -> List.of(e.seating().at(Direction.NS), e.seating().at(Direction.EW)))
        .isNotEmpty()
        .allMatch(couple -> couple.stream().filter(player -> player <= 4).count() == 1);
  }

  private static Stream<String> words(String line) {
    return line.startsWith("plan") ? Stream.of(line.split(" ")) : Stream.of(line);
  }

  @Test
  void anEveningThatIsToBeOverIsNoLonger() {
    assertThat(
            Ran.of("plan", "--pairs", "14", "--start", "22:30", "--over-by", "00:30")
                .exits(Exit.DONE)
                .out())
        .isEqualTo(
            Ran.of("plan", "--pairs", "14", "--start", "22:30", "--minutes", "120")
                .exits(Exit.DONE)
                .out());
    assertThat(Ran.of("plan", "--pairs", "14", "--over-by", "22:30").exits(Exit.USAGE).err())
        .contains("--over-by [22:30] needs --start");
  }

  @Test
  void minutesAreEnoughForABoard() {
    Ran run = Ran.of("plan", "--players", "10", "--minutes", "1").exits(Exit.USAGE);
    assertThat(run.err()).contains("--minutes [1] must be from 7 to 1440");
  }

  @Test
  void twoTablesThatShareTheOnlyCopyArePrintedSo(@TempDir Path temp) {
    String out = temp.resolve("four.yaml").toString();
    Ran run = Ran.of("plan", "--pairs", "4", "--copies", "1", "--pick", "2", "--out", out);
    assertThat(run.exits(Exit.DONE).out()).contains("circulating play, 1 copy, 1 winner");
    assertThat(Ran.of("check", out).exits(Exit.DONE).out())
        .contains("Boards to bring: 1 copy of boards 1-21\n", "Tables share boards");
    Ran.of("continue", out, "--played", "1", "--leaves", "1").exits(Exit.DONE);
  }

  @Test
  void roundsOfTwoSetsArePickedPrintedAndScored(@TempDir Path temp) throws IOException {
    String out = temp.resolve("six.yaml").toString();
    assertThat(
            Ran.of("plan", "--pairs", "6", "--boards", "20", "--pick", "1", "--out", out)
                .exits(Exit.DONE)
                .out())
        .contains("5 rounds of 2 sets, 10 sets of 2 boards, circulating play, 1 copy, 1 winner");
    assertThat(Ran.of("check", out).exits(Exit.DONE).out()).contains("Calibre: 100.00");
    Path results = temp.resolve("results.csv");
    Files.writeString(results, "round,table,board,score\n1,3,19,140\n4,3,19,-50\n");
    assertThat(Ran.of("score", out, "" + results).exits(Exit.DONE).out()).contains("100.00");
    String papers = temp.resolve("papers.html").toString();
    Ran.of("print", out, "--out", papers, "--format", "html").exits(Exit.DONE);
    assertThat(Files.readString(Path.of(papers))).contains("then 11-12");
  }

  @Test
  void exactlyOneSaysWhoCame() {
    Ran.of("plan").exits(Exit.USAGE);
    Ran.of("plan", "--players", "8", "--pairs", "4").exits(Exit.USAGE);
  }

  @Test
  void sectionsAreOneEventWithOneFile(@TempDir Path temp) {
    assertThat(Ran.of("plan", "--pairs", "34", "--pick", "7").exits(Exit.USAGE).err())
        .contains("--pick [7] must be from 1 to 6");
    String out = temp.resolve("night.yaml").toString();
    assertThat(Ran.of("plan", "--pairs", "34", "--pick", "1", "--out", out).exits(Exit.DONE).out())
        .contains("Mitchell in sections, 17 tables, 7 rounds", "Pair B16", "Table A9");
    assertThat(Ran.of("explain", out).exits(Exit.DONE).out())
        .contains("Section A has 9 tables; section B has 8 tables, and EW skip a table");
    assertThat(Ran.of("plan", "--pairs", "34", "--format", "json").out())
        .contains("\"family\" : \"Mitchell in sections\"");
  }

  @Test
  void teamsAreScoredFromTheFileThatIsPicked(@TempDir Path temp) throws IOException {
    String out = temp.resolve("teams.yaml").toString();
    Ran.of("plan", "--teams", "8", "--pick", "1", "--out", out).exits(Exit.DONE);
    Path results = temp.resolve("match.csv");
    Files.writeString(results, "round,table,board,score\n1,1,1,420\n1,2,1,170\n");
    assertThat(Ran.of("score", out, results.toString(), "--method", "teams").exits(Exit.DONE).out())
        .contains(
            "1    8       1   6.00", "2    1       1  -6.00", "1 v 8       3  4 scores missing");
    assertThat(Ran.of("plan", "--teams", "8", "--winners", "2").exits(Exit.USAGE).err())
        .contains("ranked together");
  }
}

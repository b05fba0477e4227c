package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Child;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.evening.DeviceDatabase;
import org.boardwalk.scoring.evening.EveningFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An evening of eight players in one file. */
@Tag("thorough")
class EveningCommandTest {

  private static final String EIGHT =
      "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";

  @TempDir Path temp = Path.of("");
  private Path evening = Path.of("");

  @BeforeEach
  void make() throws IOException {
    evening = temp.resolve("tuesday.yaml");
    Path names = file("names.txt", "Anna", "Bo", "=Cy");
    Ran.of(
            "evening",
            "new",
            EIGHT,
            "--names",
            "" + names,
            "--title",
            "Tuesday",
            "--date",
            "2026-02-03",
            "--start",
            "19:30",
            "--per-board",
            "8m",
            "--out",
            "" + evening)
        .exits(Exit.DONE);
  }

  private Path file(String name, String... lines) throws IOException {
    return Files.write(temp.resolve(name), List.of(lines));
  }

  @Test
  void aDatabaseIsWatchedAndAnotherFileRefused() throws IOException {
    Path database = temp.resolve("club.bws");
    Ran.of("export", "" + evening, "--to", "bws", "--out", "" + database).exits(Exit.DONE);
    Ran once = Ran.of("evening", "watch", "" + evening, "" + database, "--once").exits(Exit.DONE);
    assertThat(once.out()).startsWith("0 new, 0 corrected, 0 erased. Not begun; ");
    Path csv = file("results.csv", "board,ns,ew,score");
    Ran wrong = Ran.of("evening", "watch", "" + evening, "" + csv).exits(Exit.BAD_INPUT);
    assertThat(wrong.err()).contains("is not a Bridgemate database\nMaybe ");
    Ran slow = Ran.of("evening", "watch", "" + evening, "" + database, "--every", "0");
    assertThat(slow.exits(Exit.USAGE).err()).contains("--every [0]");
  }

  @Test
  void aDatabaseInWhichDevicesHaveWrittenIsReplacedOnlyWhenTold() throws IOException {
    Path database = temp.resolve("club.bws");
    String[] export = {"export", "" + evening, "--to", "bws", "--out", "" + database};
    Ran.of(export).exits(Exit.DONE);
    Ran.of(export).exits(Exit.DONE);
    BoardPlay play = Plays.of(EveningFile.read(evening).movement()).all().get(0);
    new DeviceDatabase(database).write(List.of(new DeviceDatabase.Row(play, 3, false)));
    byte[] filled = Files.readAllBytes(database);
    Ran.of("evening", "watch", "" + evening, "" + database, "--once").exits(Exit.DONE);
    String[] design = {
      "design", "mitchell", "--tables", "4", "--boards-per-round", "2", "--out", "" + database
    };
    for (String[] command : List.of(export, design)) {
      Ran refused = Ran.of(command).exits(Exit.BAD_INPUT);
      refused.refusedInOneMessage();
      assertThat(refused.err())
          .contains("club.bws: holds 1 entry of table devices, and is not replaced\nMaybe ");
      assertThat(Files.readAllBytes(database)).isEqualTo(filled);
    }
    List<String> told = new ArrayList<>(List.of(export));
    told.add("--replace");
    Path kept = temp.resolve("club-kept-1.bws");
    assertThat(Ran.of(told).exits(Exit.DONE).err()).contains("Kept as " + kept.toRealPath());
    assertThat(Files.readAllBytes(kept)).isEqualTo(filled);
    assertThat(Files.readAllBytes(database)).isNotEqualTo(filled);
    Ran gone = Ran.of("evening", "watch", "" + evening, "" + database, "--once").exits(Exit.DONE);
    assertThat(gone.out()).startsWith("0 new, 0 corrected, 0 erased. ");
    assertThat(gone.err()).contains("1 result is no longer in the database, and kept\nMaybe ");
    assertThat(EveningFile.read(evening).results()).hasSize(1);
  }

  @Test
  void aDamagedDatabaseIsNotReplacedAsItMayHoldResults() throws IOException {
    Path database = temp.resolve("club.bws");
    String[] export = {"export", "" + evening, "--to", "bws", "--out", "" + database};
    Ran.of(export).exits(Exit.DONE);
    byte[] bytes = Files.readAllBytes(database);
    Arrays.fill(bytes, 0, 8192, (byte) 0);
    Files.write(database, bytes);
    Ran refused = Ran.of(export).exits(Exit.BAD_INPUT);
    assertThat(refused.err()).contains("may hold results, and is not replaced\nMaybe ");
    assertThat(Files.readAllBytes(database)).isEqualTo(bytes);
  }

  private Ran enter(String... lines) throws IOException {
    return Ran.of("evening", "enter", "" + evening, "" + file("results.csv", lines));
  }

  @Test
  void membersBringTheirNumbersToUsebioAndTheirHandicapsToTheRanking() throws IOException {
    Path members =
        file("members.csv", "number,name,handicap", "0012,Bo,2%", "7,Dora,", "8,Anna,1%");
    enter("round,table,board,score", "1,1,1,420", "1,2,1,170").exits(Exit.DONE);
    Path names = file("more.txt", "2,Bo Z", "4,Dora");
    Ran.of("evening", "enter", "" + evening, "--names", "" + names, "--members", "" + members)
        .exits(Exit.DONE);
    names = file("more.txt", "2,Bo");
    Ran.of("evening", "enter", "" + evening, "--names", "" + names, "--members", "" + members)
        .exits(Exit.DONE);
    String usebio = Ran.of("score", "" + evening, "--format", "usebio").exits(Exit.DONE).out();
    assertThat(usebio)
        .containsPattern("<PLAYER_NAME>Bo</PLAYER_NAME>\\s*<NATIONAL_ID_NUMBER>0012<")
        .containsPattern("<PLAYER_NAME>Dora</PLAYER_NAME>\\s*<NATIONAL_ID_NUMBER>7<");
    // Anna was named before the list was there, and keeps what she had.
    assertThat(Ran.of("score", "" + evening).exits(Exit.DONE).out())
        .contains("Handicap of 2: 2 % of the session.")
        .doesNotContain("Handicap of 1");
  }

  @Test
  void aListOfMembersIsRememberedOnlyWhenAskedAndCanBeForgotten() throws Exception {
    Path members = file("members.csv", "0012,Bo,2%");
    Path names = file("names.txt", "Bo");
    String eight = Path.of(EIGHT).toAbsolutePath().toString();
    List<String> make = List.of("evening", "new", eight, "--names", "" + names, "--out");
    List<Ran> ran =
        Child.in(temp)
            .runAll(
                List.of(
                    with(make, "a.yaml", "--members", "" + members),
                    with(make, "b.yaml"),
                    List.of("evening", "members", "" + members),
                    with(make, "c.yaml"),
                    List.of("evening", "members", "--forget"),
                    with(make, "d.yaml")));
    ran.forEach(r -> r.exits(Exit.DONE));
    assertThat(ran.get(2).out()).startsWith("1 member, with handicaps: ");
    assertThat(ran.get(4).out()).isEqualTo("No members are remembered.\n");
    assertThat(List.of("a", "b", "c", "d"))
        .filteredOn(e -> !EveningFile.read(temp.resolve(e + ".yaml")).members().people().isEmpty())
        .containsExactly("a", "c");
  }

  private static List<String> with(List<String> args, String... more) {
    return Stream.concat(args.stream(), Stream.of(more)).toList();
  }

  @Test
  void whatIsEnteredIsRankedLater() throws IOException {
    // Round 1: table 1 N8 S1 E5 W7, table 2 N2 S6 E4 W3; boards 1 and 2.
    assertThat(enter("round,table,board,score", "1,1,1,420", "1,2,1,170").exits(Exit.DONE).out())
        .isEqualTo("Under way; 3 of 8 players named; 2 of 28 results entered\n");
    enter("round,table,board,score", "1,1,2,3NT N -1", "1,2,2,-100", "1,2,1,140").exits(Exit.DONE);
    String shown = Ran.of("evening", "show", "" + evening).exits(Exit.DONE).out();
    assertThat(shown)
        .startsWith("Tuesday, 2026-02-03 at 19:30\n")
        .contains("3 of 8 players named; 4 of 28 results entered")
        .containsPattern("=1 +1 +Anna +2 +3\\.00 +75\\.00");
    assertThat(Ran.of("score", "" + evening).exits(Exit.DONE).out())
        .isEqualTo(shown.substring(shown.indexOf("entered\n\n") + "entered\n\n".length()));
  }

  @Test
  void aBoardOfAnotherSetIsEnteredAsPlayedAndTakenBack() throws IOException {
    Path howell = temp.resolve("howell.yaml");
    Ran.of("design", "howell", "--pairs", "4", "--out", "" + howell).exits(Exit.DONE);
    Path pairs = temp.resolve("pairs.yaml");
    Ran.of("evening", "new", "" + howell, "--out", "" + pairs).exits(Exit.DONE);
    Path wrong = file("wrong.csv", "round,table,board,score", "1,1,1,420", "1,1,3,110");
    assertThat(Ran.of("evening", "enter", "" + pairs, "" + wrong).exits(Exit.DONE).out())
        .startsWith("Under way")
        .contains("2 of ");
    assertThat(Ran.of("score", "" + pairs).exits(Exit.DONE).out())
        .contains("Board 3, round 1, table 1: played in place of board 2.");
    Path back = file("back.csv", "round,table,board,score", "1,1,3,NP");
    Ran.of("evening", "enter", "" + pairs, "" + back).exits(Exit.DONE);
    assertThat(EveningFile.read(pairs).results()).hasSize(1);
  }

  @Test
  void namesOfOtherNumbersStayAndTheTitleStandsOnTheRanking() throws IOException {
    Path one = file("one.txt", "5,Eve");
    assertThat(Ran.of("evening", "enter", "" + evening, "--names", "" + one).exits(Exit.DONE).out())
        .contains("4 of 8 players named");
    assertThat(EveningFile.read(evening).names()).containsEntry(1, "Anna").containsEntry(5, "Eve");
    enter("round,table,board,score", "1,1,1,420", "1,2,1,170").exits(Exit.DONE);
    assertThat(Ran.of("score", "" + evening).exits(Exit.DONE).out()).startsWith("Tuesday\n");
    assertThat(
            Ran.of("score", "" + evening, "--format", "usebio", "--date", "2026-02-03")
                .exits(Exit.DONE)
                .out())
        .contains("<EVENT_DESCRIPTION>Tuesday</EVENT_DESCRIPTION>");
  }

  /** With and without a started room clock. */
  @Test
  void howFarItIsIsSaidByItsResults() throws IOException {
    assertThat(Ran.of("evening", "show", "" + evening).exits(Exit.DONE).out())
        .contains("\nNot begun; 3 of 8 players named; 0 of 28 results entered\n");
    List<String> lines = new ArrayList<>(List.of("round,table,board,score"));
    for (int round = 1; round <= 7; round++) {
      for (int play = 0; play < 4; play++) {
        lines.add(round + "," + (play / 2 + 1) + "," + (2 * round - 1 + play % 2) + ",110");
      }
    }
    assertThat(enter(lines.toArray(new String[0])).exits(Exit.DONE).out())
        .isEqualTo("All results are in; 3 of 8 players named; 28 of 28 results entered\n");
  }

  @Test
  void otherCommandsTakeItAsAMovement() {
    assertThat(Ran.of("show", "" + evening).exits(Exit.DONE).out())
        .isEqualTo(Ran.of("show", EIGHT).exits(Exit.DONE).out());
    Ran.of("check", "" + evening).exits(Exit.DONE);
    Path papers = temp.resolve("papers.html");
    Ran.of("print", "" + evening, "--format", "html", "--papers", "seating", "--out", "" + papers)
        .exits(Exit.DONE);
    assertThat(papers).content().contains("Anna", "=Cy");
  }

  @Test
  void anAddressNamesItsOnlyMovementOrNothing() {
    for (String command : List.of("show", "explain", "check")) {
      Ran.of(command, evening + "#7").exits(Exit.BAD_INPUT).refusedInOneMessage();
    }
    Ran.of("show", evening + "#1").exits(Exit.DONE);
  }

  @Test
  void aFileThatIsThereIsNeverReplaced() throws IOException {
    String before = Files.readString(evening);
    Ran again = Ran.of("evening", "new", EIGHT, "--out", "" + evening).exits(Exit.BAD_INPUT);
    again.refusedInOneMessage();
    assertThat(evening).hasContent(before);
  }

  @Test
  void oneWrongLineEntersNothing() throws IOException {
    String before = Files.readString(evening);
    Ran ran = enter("round,table,board,score", "1,1,1,420", "1,2,1,421").exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains(":3: score [421]");
    assertThat(evening).hasContent(before);
  }

  /** Each of the 28 plays once, and 20 of them again. */
  @Test
  void allOfFortyEightEntriesAtOnceAreTaken() throws IOException {
    List<Path> files = new ArrayList<>();
    for (int k = 0; k < 48; k++) {
      int round = k / 4 % 7 + 1;
      String play = round + "," + (k / 2 % 2 + 1) + "," + (2 * round - 1 + k % 2) + ",110";
      files.add(file(k + ".csv", "round,table,board,score", play));
    }
    assertThat(files.parallelStream().map(f -> Ran.of("evening", "enter", "" + evening, "" + f)))
        .hasSize(48)
        .allSatisfy(ran -> ran.exits(Exit.DONE));
    assertThat(EveningFile.read(evening).results()).hasSize(28);
  }

  @Test
  void theFileAsJsonIsTheSameEvening() {
    String json = Ran.of("evening", "show", "" + evening, "--format", "json").out();
    assertThat(EveningFile.parse(Path.of("e.json"), json)).isEqualTo(EveningFile.read(evening));
  }

  @Test
  void anEveningAsJsonIsOneForEveryCommand() throws IOException {
    Path json = temp.resolve("e.json");
    EveningFile.create(json, EveningFile.read(evening));
    String results = "" + file("r.csv", "round,table,board,score", "1,1,1,420", "1,2,1,-50");
    assertThat(Ran.of("score", "" + json, results).exits(Exit.DONE).out())
        .isEqualTo(Ran.of("score", "" + evening, results).exits(Exit.DONE).out())
        .contains("Anna");
    Path on = temp.resolve("on.json");
    List<String> goOn = new ArrayList<>(List.of("continue", "" + json, "--no-cache"));
    goOn.addAll(List.of("--played", "3", "--rounds", "5", "--effort", "300ms", "--out", "" + on));
    Ran.of(goOn).exits(Exit.DONE);
    assertThat(EveningFile.read(on).names()).isEqualTo(EveningFile.read(evening).names());
  }

  @ParameterizedTest
  @CsvSource({"--per-board, 1ms", "--per-move, 1500ms", "--date, +12345-01-01"})
  void whatNoFileCanHoldIsRefusedBeforeItIsWritten(String option, String value) {
    Path out = temp.resolve("other.yaml");
    Ran ran = Ran.of("evening", "new", EIGHT, "--out", "" + out, option, value).exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(out).doesNotExist();
  }

  @Test
  void aScoreThatIsCorrectedIsOfTheSameFormOfTheBoard() throws IOException {
    enter("round,table,board,score,form", "1,1,1,420,A", "1,2,1,170,B").exits(Exit.DONE);
    enter("round,table,board,score", "1,2,1,140").exits(Exit.DONE);
    assertThat(EveningFile.read(evening).results())
        .filteredOn(r -> r.play().table() == 2)
        .singleElement()
        .satisfies(r -> assertThat(r.form()).isEqualTo("B"));
  }
}

package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Examples;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of many movements at the command line, and how one of them is named. */
@Tag("thorough")
class LibraryCommandsTest {

  private static final String FOUR =
      """

      [M1] Mitchell without NS 3
      1,3,6,2,3,3
      1,1,1,1,3,2,1,2,3
      2,2,2,2,1,3,2,3,1
      3,3,3,3,2,1,3,1,2

      [M180] Howell of two tables
      0,2,6,2,3
      1,2,1,1,3,2,1,4,3
      3,4,1,4,2,2,2,3,3

      """;

  private static final String FAULTS =
      """
      Replayed
      0,1,4,2,2,0
      1,2,1,1,2,1

      [M190] A player twice
      3,2,2,2,1,9
      1,2,3,4,1
      5,6,7,4,1

      Short
      0,2,6,2,3,0
      1,2,1,1,3,2,1,4,3
      3,4,1,4,2,2,2,3

      [T9] Teams
      6,4,24,6,4
      1,2,1

      """;

  @TempDir Path temp = Path.of("");

  private Path library = Path.of("");

  @BeforeEach
  void write() throws IOException {
    library = Files.writeString(temp.resolve("club.txt"), FOUR);
  }

  @Test
  void checkPrintsALineForEachMovement() {
    Ran ran = Ran.of("check", library.toString()).exits(Exit.DONE);
    assertThat(ran.out().lines())
        .containsExactly(
            "#1 [M1] Mitchell without NS 3: 5 pairs, 3 tables, 3 rounds, 3 sets of 2 boards,"
                + " circulating play, 1 copy, 2 winners; 1 copy, 0 breaks, 0 moves not up one; keeps"
                + " all rules",
            "#2 [M180] Howell of two tables: 4 pairs, 2 tables, 3 rounds, 3 sets of 2 boards, shared"
                + " play, 2 copies, 1 winner; 2 copies, calibre 100.00; keeps all rules",
            "2 movements: 2 keep all rules, 0 break rules, 0 cannot be read");
  }

  @Test
  void whatIsWrongIsToldByMovementRoundAndTableAndTheOthersGoOn() throws IOException {
    Files.writeString(library, FAULTS + FOUR);
    Ran ran = Ran.of("check", library.toString()).exits(Exit.BROKEN_RULES);
    assertThat(ran.out())
        .contains("#1 Replayed: 2 pairs")
        .contains("pair 1 plays set 1 in round 1 and again in round 2 with the same")
        .contains("#2 [M190] A player twice: 9 players")
        .contains("player 4 sits twice in round 1, at tables 1 and 2")
        .contains("never plays: 8-9")
        .contains("#3 Short: cannot be read: table 2 has 8 numbers instead of 9, 3 for each of 3")
        .contains("rounds: round 3 is incomplete (line 13)")
        .contains("#4 [T9] Teams: cannot be read: tables [4], but lines for 1")
        .contains("#6 [M180] Howell of two tables: 4 pairs")
        .endsWith("6 movements: 2 keep all rules, 2 break rules, 2 cannot be read\n");
  }

  @Test
  void aMovementThatCannotBeReadEndsWithSix() throws IOException {
    Files.writeString(library, FOUR + "Short\n0,1,2,2,1,0\n1,2\n");
    assertThat(Ran.of("check", library.toString()).exits(Exit.BAD_INPUT).err())
        .isEqualToNormalizingNewlines(
            library
                + ": 1 movement of 3 cannot be read\n"
                + "Maybe the result says why, or the file was damaged.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#[M180]", "#[m180]", "#2", "#howell two", "#[M180] Howell of two tables"})
  void oneIsNamedByMarkNumberOrTitle(String which) {
    for (String command : new String[] {"check", "show"}) {
      assertThat(Ran.of(command, library + which).exits(Exit.DONE).out())
          .contains("4 pairs, 2 tables");
    }
  }

  @Test
  void itIsNamedEverywhereAFileIs() throws IOException {
    String one = library + "#[M180]";
    String csv = Ran.of("export", one, "--to", "csv").exits(Exit.DONE).out();
    assertThat(csv).startsWith("round,table,ns,ew,set\n1,1,1,2,1\n");
    String page = temp.resolve("papers").toString();
    Ran.of("print", one, "--out", page).exits(Exit.DONE);
    Ran.of("picture", one, "--of", "room", "--out", temp.resolve("a.svg").toString())
        .exits(Exit.DONE);
    assertThat(Ran.of("compare", one, library + "#2").exits(Exit.DONE).out())
        .contains("A  " + one)
        .contains("equal in every measure");
    Path results = Files.writeString(temp.resolve("r.csv"), "board,ns,ew,score\n1,1,2,420\n");
    assertThat(Ran.of("score", one, results.toString()).exits(Exit.DONE).out())
        .contains("Howell of two tables");
  }

  @Test
  void withoutANameOneOfManyIsRefused() {
    for (String command : new String[] {"show", "print"}) {
      Ran ran =
          command.equals("show")
              ? Ran.of("show", library.toString())
              : Ran.of("print", library.toString(), "--out", temp.resolve("x.pdf").toString());
      ran.exits(Exit.BAD_INPUT).refusedInOneMessage();
      assertThat(ran.err()).contains("holds 2 movements", "Maybe name one of them");
    }
    assertThat(temp.resolve("x.pdf")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "#7, has no movement [7]",
    "#m, has no movement [m]",
    "#[M2], has no movement [[M2]]"
  })
  void whatIsNotThereOrSeveralIsSaid(String which, String says) {
    Ran ran = Ran.of("check", library + which).exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("club.txt: " + says, "Maybe ");
  }

  @Test
  void aFileWhoseNameHasTheSignIsMeantItself() throws IOException {
    Path sharp = Files.copy(library, temp.resolve("club#2"));
    assertThat(Ran.of("check", sharp.toString()).exits(Exit.DONE).out()).contains("2 movements:");
    assertThat(Ran.of("check", sharp + "#2").exits(Exit.DONE).out()).contains("4 pairs");
    Path other = temp.resolve("c#.asc");
    Files.writeString(other, Exchange.text(Examples.mitchell(5, 0, 2), MovementFormat.ASC));
    assertThat(Ran.of("check", other.toString()).exits(Exit.DONE).out()).contains("10 pairs");
  }

  @Test
  void aFileWithOneMovementHasItsFirstToo() throws IOException {
    Path asc = temp.resolve("five.asc");
    Files.writeString(asc, Exchange.text(Examples.mitchell(5, 0, 2), MovementFormat.ASC));
    assertThat(Ran.of("check", asc + "#1").exits(Exit.DONE).out()).contains("10 pairs");
    Ran.of("check", asc + "#2").exits(Exit.BAD_INPUT).refusedInOneMessage();
    Path ours = temp.resolve("five.yaml");
    Files.writeString(
        ours, Ran.of("show", asc.toString(), "--format", "yaml").exits(Exit.DONE).out());
    Ran.of("check", ours + "#1").exits(Exit.DONE);
    Ran.of("show", ours + "#2").exits(Exit.BAD_INPUT).refusedInOneMessage();
  }

  @Test
  void severalMovementsBecomeOneLibrary() throws IOException {
    Path first = temp.resolve("first.yaml");
    Path out = temp.resolve("ours.txt");
    Ran.of("design", "form", "hesitation", "--tables", "5", "--out", first.toString());
    Ran exported =
        Ran.of("export", "" + first, "" + library, "--to", "ebuscore", "--out", "" + out);
    assertThat(exported.exits(Exit.DONE).err()).doesNotContain("mark");
    assertThat(Files.readString(out)).contains("[U1] ", "[M1] ", "[M180] ");
    Ran checked = Ran.of("check", out.toString());
    assertThat(checked.out()).contains("3 movements:", "Hesitation Mitchell, 5 tables");
    assertThat(Ran.of("explain", out + "#[U1]").exits(Exit.DONE).out())
        .contains("Hesitation Mitchell: ");
  }

  @Test
  void aMarkThatTwoMovementsHaveIsReplacedAndNamed() throws IOException {
    Path out = temp.resolve("twice.txt");
    Ran ran =
        Ran.of("export", library + "#2", library + "#2", "--to", "ebuscore", "--out", "" + out);
    assertThat(ran.exits(Exit.DONE).err())
        .contains("Howell of two tables: Not in EBUScore files: mark [M180]");
    assertThat(Files.readString(out)).contains("[U1] Howell", "[U2] Howell");
  }

  @Test
  void ofSeveralFilesTheOneIsNamedThatHasNoPlaceInALibrary() {
    Path solo = temp.resolve("solo.yaml");
    Ran.of("design", "solo", "--players", "10", "--out", solo.toString()).exits(Exit.DONE);
    Ran ran = Ran.of("export", library + "#1", solo.toString(), "--to", "ebuscore");
    ran.exits(Exit.USAGE);
    assertThat(ran.err()).startsWith(solo + ": kind [solo] has no place in EBUScore");
  }

  @Test
  void aFormatOfOneMovementRefusesSeveral() {
    Ran ran = Ran.of("export", library.toString(), "--to", "asc").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("format [asc] holds one movement in a file, here are 2");
  }

  @Test
  void aFileThatIsNotThereIsNamedWhole() {
    Ran ran = Ran.of("check", temp.resolve("none.txt#3").toString()).exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("none.txt#3: there is no such file");
  }

  @Test
  void aFileOfTheProgramIsOpenedByThePathUnderWhichItIsShown() throws IOException {
    Path shipped;
    try (var files = Files.list(Path.of("solutions/individual/shared/14-players"))) {
      shipped = files.filter(f -> f.toString().contains("-9r-")).sorted().findFirst().orElseThrow();
    }
    String known = Path.of("boardwalk.jar").resolve(shipped).toString();
    assertThat(Ran.of("check", known).exits(Exit.DONE).out())
        .isEqualTo(Ran.of("check", shipped.toString()).exits(Exit.DONE).out());
    assertThat(
            Ran.of("check", Path.of("boardwalk.jar", "solutions", "none.yaml").toString()).code())
        .isEqualTo(Exit.BAD_INPUT.code());
    Path outside = Path.of("boardwalk.jar", "solutions", "..", "versions.yaml");
    assertThat(Ran.of("check", outside.toString()).code()).isEqualTo(Exit.BAD_INPUT.code());
  }
}

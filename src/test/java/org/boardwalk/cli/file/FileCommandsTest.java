package org.boardwalk.cli.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Desk;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that read files: check, show and solve. */
@Tag("thorough")
class FileCommandsTest {

  @TempDir Path temp = Path.of("");

  private Desk desk() {
    return new Desk(temp.resolve("solutions"));
  }

  @Test
  void checkAcceptsWhatWasDesigned() throws IOException {
    Ran check = Ran.of("check", desk().thirteen().toString()).exits(Exit.DONE);
    assertThat(check.out()).contains("ideal");
    assertThat(check.err()).isEmpty();
  }

  @Test
  void checkAndShowSayWhatToDoWithTheBoards() throws IOException {
    String file = desk().thirteen().toString();
    assertThat(Ran.of("check", file).exits(Exit.DONE).out())
        .contains("Boards to bring: 3 copies of boards 1-26\nPlayed: 26 boards 3 times\n");
    assertThat(Ran.of("show", file, "--by", "boards").exits(Exit.DONE).out())
        .contains("Boards to bring: 3 copies of boards 1-26\n");
  }

  @Test
  void checkNamesAPlayerWhoSitsTwice() throws IOException {
    Path file = desk().thirteen();
    // The player who is North at table 2 in round 1 also sits at table 1.
    String text = Files.readString(file);
    String two = text.lines().filter(l -> l.contains("table: 2")).findFirst().orElseThrow();
    String north = two.replaceAll(".*n: ([0-9]+).*", "$1");
    Files.writeString(file, text.replaceFirst("table: 1, n: [0-9]+", "table: 1, n: " + north));
    Ran check = Ran.of("check", file.toString()).exits(Exit.BROKEN_RULES);
    assertThat(check.out()).contains(north);
  }

  @Test
  void checkSaysWhenBothDirectionsAreNumberedFromOne() throws IOException {
    Path file = temp.resolve("mitchell.csv");
    Files.writeString(
        file,
        "round,table,ns,ew,set\n1,1,1,1,1\n1,2,2,2,2\n1,3,3,3,3\n2,1,1,3,2\n2,2,2,1,3\n"
            + "2,3,3,2,1\n3,1,1,2,3\n3,2,2,3,1\n3,3,3,1,2\n");
    assertThat(Ran.of("check", file.toString()).exits(Exit.BROKEN_RULES).out())
        .contains(
            "Maybe its EW pairs are numbered from 1 like its NS: give EW other numbers, such as 4 to"
                + " 6. With these it breaks no rule.\n");
  }

  @Test
  void checkFindsAnEditedFile() throws IOException {
    Path file = desk().thirteen();
    // Two tables exchanged in a round: as good as before, but not what was written.
    String text = Files.readString(file);
    Files.writeString(
        file,
        text.replaceFirst("table: 1,", "table: x,")
            .replaceFirst("table: 2,", "table: 1,")
            .replaceFirst("table: x,", "table: 2,"));
    Ran check = Ran.of("check", file.toString()).exits(Exit.BAD_INPUT);
    assertThat(check.err()).contains("checksum").contains("Maybe");
  }

  @Test
  void aMovementMayBeRenamed() throws IOException {
    Path file = desk().thirteen();
    Files.writeString(file, Files.readString(file).replaceFirst("name: 13 players", "name: Mine"));
    assertThat(Ran.of("check", file.toString()).exits(Exit.DONE).out()).contains("Mine");
  }

  @Test
  void checkNamesTheRulesOfTheWishThatAreBroken() throws IOException {
    Path file = temp.resolve("ruled.yaml");
    String rule = "{of: [1], sits: {tables: [2]}, times: 0..}";
    Path model = temp.resolve("model.yaml");
    Files.writeString(
        model,
        "format: boardwalk/model/1\nname: x\nkind: individual\nplayers: 8\nrounds: 3\n"
            + "boards: {perSet: 2}\nrules: ["
            + rule
            + "]\n");
    Ran.of("solve", model.toString(), "--effort", "20ms", "--no-cache", "--out", file.toString())
        .exits(Exit.DONE);
    String solved = Files.readString(file);
    assertThat(solved).contains("times: \"0..\"");
    Files.writeString(
        file, solved.replace("times: \"0..\"", "times: 3").replaceAll("checksum.*", ""));
    Ran check = Ran.of("check", file.toString()).exits(Exit.BROKEN_RULES);
    assertThat(check.out())
        .contains("No rule of the game is broken, but rules of the wish are: 1")
        .contains("  Player 1 sits at table 2 3 times (player 1:");
    assertThat(check.err()).contains("broken: Player 1 sits at table 2 3 times");
  }

  @Test
  void checkFindsAClaimThatDoesNotHold() throws IOException {
    Path file = desk().thirteen();
    // Two seats of a table exchanged: a valid movement that is no longer ideal.
    String text = Files.readString(file);
    String edited = text.replaceFirst("n: ([0-9]+), e: ([0-9]+)", "n: $2, e: $1");
    Files.writeString(file, edited);
    Ran check = Ran.of("check", file.toString()).exits(Exit.BAD_INPUT);
    assertThat(check.err()).contains("cost");
  }

  @Test
  void theEightPlayerMovementIsIdealInPartnerAndOpponentButNotInSide() {
    Ran ran = Ran.of("check", "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml");
    assertThat(ran.out())
        .containsPattern("partner +0 +0 +8 +28 of 28")
        .containsPattern("opponent +0 +0 +4 +28 of 28")
        .containsPattern("side +56 +0 +1 +14 of 28")
        .contains("no directed whist tournament exists for 4, 8 or 12 players");
    assertThat(ran.code()).isZero();
  }

  @ParameterizedTest
  @MethodSource("org.boardwalk.library.files.BrokenModels#all")
  void aBrokenModelIsBadInput(String fault, String text) throws IOException {
    Path file = temp.resolve("broken.yaml");
    Files.writeString(file, text);
    Ran ran = Ran.of("solve", file.toString(), "--no-cache").exits(Exit.BAD_INPUT);
    assertThat(ran.err()).as(fault).startsWith(file.toString()).doesNotContain("\tat ");
    assertThat(ran.err().lines().toList()).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void aModelFileIsSolved() {
    Ran ran =
        Ran.of("solve", "models/13-players.yaml", "--solutions", desk().library(), "--workers", "1")
            .exits(Exit.DONE);
    assertThat(ran.out()).contains("13 players, complete");
    assertThat(temp.resolve("solutions")).isNotEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"round", "player", "table"})
  void showArrangesByEveryOrder(String order) throws IOException {
    Ran ran = Ran.of("show", desk().thirteen().toString(), "--by", order).exits(Exit.DONE);
    assertThat(ran.out()).containsIgnoringCase(order).contains("13 players");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yaml", "json", "csv", "text"})
  void showWritesEveryFormat(String format) throws IOException {
    String file = desk().thirteen().toString();
    assertThat(Ran.of("show", file, "--format", format).exits(Exit.DONE).out()).isNotBlank();
    assertThat(Ran.of("show", file, "--format", "yaml").out())
        .isEqualTo(Files.readString(desk().stored()));
  }
}

package org.boardwalk.cli.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.ForeignTexts;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Other programs' files at the command line: check, show, export and compare. */
@Tag("thorough")
class ExchangeCommandsTest {

  private static final Path EIGHT =
      Path.of("src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml");

  private static final Path TEN =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt");

  @TempDir Path temp = Path.of("");

  private String asc(String name, Movement movement) throws IOException {
    String text = Exchange.text(movement, MovementFormat.ASC);
    return Files.writeString(Files.createDirectories(temp.resolve("in")).resolve(name), text)
        .toString();
  }

  @Test
  void checkJudgesAnAscFile() throws IOException {
    Ran ran = Ran.of("check", asc("one.asc", Examples.mitchell(7, 1, 1))).exits(Exit.DONE);
    assertThat(ran.out()).contains("14 pairs, 7 tables", "No rule is broken.", "Calibre: 90.46");
    assertThat(ran.out()).doesNotContain("checksum");
  }

  @Test
  void checkFindsBrokenRulesInACsvFile() throws IOException {
    Path file = temp.resolve("twice.csv");
    Files.writeString(file, "round,table,ns,ew,set\n1,1,1,2,1\n2,1,1,2,1\n");
    Ran ran = Ran.of("check", file.toString()).exits(Exit.BROKEN_RULES);
    assertThat(ran.out()).contains("pair 1 plays set 1 in round 1 and again in round 2");
  }

  @Test
  void boardsOfASetAreSaidByTheCaller() throws IOException {
    String file = asc("m.asc", Examples.mitchell(7, 0, 2));
    assertThat(Ran.of("show", file, "--boards-per-round", "4").exits(Exit.DONE).out())
        .contains("7 sets of 4 boards");
    Ran.of("show", file, "--boards-per-round", "0").exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void aForeignFileBecomesOneOfOurs() throws IOException {
    Ran shown =
        Ran.of("show", asc("m.asc", Examples.mitchell(7, 0, 2)), "--format", "yaml")
            .exits(Exit.DONE);
    Path ours = Files.writeString(temp.resolve("ours.yaml"), shown.out());
    assertThat(SolutionFile.read(ours).solution().movement()).contains(Examples.mitchell(7, 0, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"asc", "csv", "ebuscore", "json"})
  void whatIsExportedIsCheckedAgain(String format) {
    Path out = temp.resolve("eight." + (format.equals("ebuscore") ? "txt" : format));
    Ran.of("export", EIGHT.toString(), "--to", format, "--out", out.toString()).exits(Exit.DONE);
    String check = Ran.of("check", out.toString()).exits(Exit.DONE).out();
    assertThat(check).containsPattern("side +56 ").contains("8 players");
    Ran printed = Ran.of("export", EIGHT.toString(), "--to", format).exits(Exit.DONE);
    assertThat(out).hasContent(printed.out());
  }

  @Test
  void aBridgemateDatabaseIsCheckedAgain() {
    Path out = temp.resolve("eight.bws");
    Ran ran = Ran.of("export", EIGHT.toString(), "--to", "bws", "--out", out.toString());
    assertThat(ran.exits(Exit.DONE).err()).startsWith("Not in .bws files: name [");
    assertThat(Ran.of("check", out.toString()).exits(Exit.DONE).out()).containsPattern("side +56 ");
  }

  @Test
  void pairsComeAndGoForEveryProgram() throws IOException {
    Movement m = Examples.mitchell(7, 0, 2);
    String file = asc("m.asc", m);
    for (String format : List.of("ebuscore", "json")) {
      Path out = temp.resolve(format + (format.equals("json") ? ".json" : ".txt"));
      Ran.of("export", file, "--to", format, "--out", out.toString()).exits(Exit.DONE);
      assertThat(Ran.of("check", out.toString()).exits(Exit.DONE).out())
          .contains("14 pairs, 7 tables", "No rule is broken.");
    }
    for (String text : List.of(ForeignTexts.magic(m), ForeignTexts.bridgescorer(m))) {
      Path foreign = Files.writeString(temp.resolve("foreign.txt"), text);
      assertThat(Ran.of("check", foreign.toString()).exits(Exit.DONE).out())
          .contains("14 pairs, 7 tables", "No rule is broken.");
    }
  }

  @Test
  void whatTheFormatHasNoPlaceForIsNamed() {
    Ran ran = Ran.of("export", EIGHT.toString(), "--to", "csv").exits(Exit.DONE);
    assertThat(ran.err()).startsWith("Not in .csv files: name [");
  }

  @Test
  void filesOfAcblScoreComeAndGo() throws IOException {
    Path file = Files.write(temp.resolve("in.mov"), mov(Examples.mitchell(7, 0, 2)));
    Ran.of("check", file.toString()).exits(Exit.DONE);
    Ran.of("compare", file.toString(), file.toString()).exits(Exit.DONE);
    Path again = temp.resolve("again.mov");
    Ran.of("export", file.toString(), "--to", "mov", "--out", again.toString()).exits(Exit.DONE);
    assertThat(again).hasSameBinaryContentAs(file);
    Ran.of("export", file.toString(), "--to", "mov").exits(Exit.USAGE).refusedInOneMessage();
    Path cut = Files.write(temp.resolve("cut.mov"), Arrays.copyOf(Files.readAllBytes(file), 800));
    Ran.of("check", cut.toString()).exits(Exit.BAD_INPUT).refusedInOneMessage();
    String large = asc("large.asc", Examples.mitchell(37, 0, 2));
    Ran refused = Ran.of("export", large, "--to", "mov", "--out", again.toString());
    refused.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(refused.err()).contains("tables [37] must be at most 36", "Maybe ");
  }

  @Test
  void aDesignIsWrittenInTheFormatOfItsEnding() {
    for (String ending : List.of("mov", "asc", "csv", "bws")) {
      String out = temp + "/w1813." + ending;
      Ran design =
          Ran.of("design", "web", "--tables", "18", "--rounds", "13", "--no-cache", "--out", out);
      String lost = design.exits(Exit.DONE).err();
      assertThat(lost.contains("Not in ." + ending))
          .isEqualTo(List.of("csv", "bws").contains(ending));
      assertThat(Ran.of("check", out).exits(Exit.DONE).out())
          .contains("36 pairs, 18 tables, 13 rounds", "No rule is broken.");
    }
    String form = temp + "/form.mov";
    Ran.of("design", "form", "hesitation", "--tables", "6", "--out", form).exits(Exit.DONE);
    assertThat(Ran.of("check", form).exits(Exit.DONE).out()).contains("6 tables, 7 rounds");
  }

  @Test
  void whatTheFormatOfTheEndingCannotHoldIsRefusedBeforeTheSearch() {
    String out = temp + "/none.mov";
    Ran large = Ran.of("design", "web", "--tables", "37", "--rounds", "13", "--out", out);
    assertThat(large.exits(Exit.USAGE).out()).isEmpty();
    assertThat(large.err()).contains("tables [37] must be at most 36 in ACBLscore\nMaybe ");
    Ran players = Ran.of("design", "individual", "--players", "8", "--out", out);
    assertThat(players.exits(Exit.USAGE).err()).contains("kind [individual]", "\nMaybe ");
    Ran half =
        Ran.of(
            "design", "mitchell", "--tables", "7", "--missing", "ew", "--no-cache", "--out", out);
    assertThat(half.exits(Exit.USAGE).err()).contains("is not used", "\nMaybe ");
    Ran film = Ran.of("design", "mitchell", "--tables", "7", "--out", temp + "/m.pdf");
    assertThat(film.exits(Exit.USAGE).err()).contains("m.pdf] must end in .yaml or", " or .mov");
    assertThat(temp).isEmptyDirectory();
  }

  private static byte[] mov(Movement movement) {
    return Exchange.bytes(movement, MovementFormat.MOV);
  }

  @Test
  void aFolderGetsAFileOfAcblScoreForEachMovement() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("webs"));
    String seven = asc("seven.asc", Examples.mitchell(7, 0, 2));
    String five = asc("five.asc", Examples.mitchell(5, 0, 2));
    String large = asc("large.asc", Examples.mitchell(37, 0, 2));
    Ran without = Ran.of("export", large, seven, "--to", "mov", "--out", folder.toString());
    assertThat(without.exits(Exit.BAD_INPUT).err())
        .contains(
            "left out: " + large,
            "tables [37] must be at most 36",
            "\nMaybe write what is left out in another format");
    Ran many = Ran.of("export", large, seven, "--to", "mov", "--out", temp + "/one.mov");
    assertThat(many.exits(Exit.USAGE).err())
        .startsWith(large + ": tables [37] must be at most 36 in ACBLscore\nMaybe ");
    Ran ran = Ran.of("export", seven, five, "--to", "mov", "--out", folder.toString());
    assertThat(ran.exits(Exit.DONE).out())
        .isEqualTo("m0707.mov: Mitchell, 7 tables\nm0505.mov: Mitchell, 5 tables\n");
    assertThat(folder.resolve("m0505.mov")).hasBinaryContent(mov(Examples.mitchell(5, 0, 2)));
    assertThat(Ran.of("check", folder.resolve("m0707.mov").toString()).exits(Exit.DONE).out())
        .contains("14 pairs, 7 tables", "No rule is broken.");
  }

  @Test
  void badFilesAreSaidInOneMessage() throws IOException {
    Path bad = Files.writeString(temp.resolve("bad.asc"), "6 3 5 5 0\n1-2 1 3-4 2 5-6 9\n");
    for (String command : List.of("check", "show")) {
      Ran ran = Ran.of(command, bad.toString()).exits(Exit.BAD_INPUT);
      assertThat(ran.err()).startsWith(bad + ":2: ");
      ran.refusedInOneMessage();
    }
    Ran.of("export", bad.toString(), "--to", "csv").exits(Exit.BAD_INPUT).refusedInOneMessage();
    Ran.of("compare", bad.toString(), EIGHT.toString()).exits(Exit.BAD_INPUT).refusedInOneMessage();
    Ran.of("export", EIGHT.toString(), "--to", "bws").exits(Exit.USAGE).refusedInOneMessage();
    assertThat(Ran.of("export", EIGHT.toString(), "--to", "magic").exits(Exit.USAGE).err())
        .contains("expected one of [bws, mov, asc, csv, ebuscore, json] but was 'magic'");
    Ran.of("export", EIGHT.toString(), "--to", "docx").exits(Exit.USAGE);
    Ran.of("compare", EIGHT.toString()).exits(Exit.USAGE);
  }

  @Test
  void formatsAreComparedWithEachOther() throws IOException {
    Path csv = temp.resolve("eight.csv");
    Ran.of("export", EIGHT.toString(), "--to", "csv", "--out", csv.toString()).exits(Exit.DONE);
    Ran same = Ran.of("compare", EIGHT.toString(), csv.toString()).exits(Exit.DONE);
    assertThat(same.out()).contains("A  " + EIGHT, "B  " + csv).contains("equal in every measure");
    String pairs = asc("one.asc", Examples.mitchell(7, 1, 1));
    assertThat(Ran.of("compare", EIGHT.toString(), csv.toString(), pairs).exits(Exit.DONE).out())
        .contains("Not of the same size", "Best in calibre: ");
  }

  @Test
  void whatOfALibraryCannotBeUsedIsLeftOutAndNamed() throws IOException {
    Path out = temp.resolve("out.txt");
    Ran ran =
        Ran.of("export", TEN.toString(), "--to", "ebuscore", "--out", out.toString())
            .exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("#8 Ragged: cannot be read: table 2 has 8 numbers instead of 9");
    assertThat(Ran.of("check", out.toString()).out()).contains("9 movements: ");
  }

  @Test
  void theMarkOfALibraryIsNamedWhereItIsLost() {
    Ran ran = Ran.of("export", TEN + "#6", "--to", "csv").exits(Exit.DONE);
    assertThat(ran.err()).contains("Not in .csv files: ").contains("mark [M180]");
    assertThat(Ran.of("export", TEN + "#6", "--to", "ebuscore").exits(Exit.DONE).out())
        .startsWith("\n[M180] ");
    assertThat(Ran.of("export", EIGHT.toString(), "--to", "ebuscore").exits(Exit.DONE).err())
        .doesNotContain("mark [");
  }

  @Test
  void theOrderOfAScheduleIsForTextOnly() {
    Ran ran = Ran.of("show", EIGHT.toString(), "--by", "player", "--format", "csv");
    ran.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(ran.err()).contains("--by [player] is for text, and --format is [csv]");
  }

  @Test
  void whatCannotBeReadOfALibraryIsAFaultInJson() throws IOException {
    JsonNode all =
        new JsonMapper().readTree(Ran.of("check", TEN.toString(), "--format", "json").out());
    assertThat(all.at("/movements/7/faults/0").asText()).contains("#8 Ragged: table 2 has 8");
    assertThat(all.at("/movements/0/faults")).isEmpty();
    assertThat(all.at("/movements/9/faults")).isEmpty();
  }

  @Test
  void everyMovementButTheFirstIsComparedWithIt() throws IOException {
    String file = EIGHT.toString();
    JsonNode all =
        new JsonMapper().readTree(Ran.of("compare", file, file, "--format", "json").out());
    assertThat(all.at("/movements/0/againstFirst").isMissingNode()).isTrue();
    assertThat(all.at("/movements/1/againstFirst/tendency").asText()).isEqualTo("equal");
  }

  @Test
  void whereNobodyLeavesTheTableNoGuideCardLeads() throws IOException {
    Path csv = temp.resolve("one.csv");
    Files.writeString(csv, "round,table,ns,ew,set\n1,1,1,2,1\n2,1,2,1,2\n");
    assertThat(Ran.of("explain", csv.toString()).exits(Exit.DONE).out())
        .contains("Nobody leaves their table.")
        .doesNotContain("guide cards");
  }
}

package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.ForeignTexts;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.EmptyTables;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The command check notices a file that ends too early: it refuses the file, finds it wrong, or
 * warns.
 */
@Tag("time")
class CutOffTest {

  private static final String ADVICE = "Maybe the file was cut off";

  @TempDir Path temp = Path.of("");

  private Ran check(String name, String text) throws IOException {
    return Ran.of("check", Files.writeString(temp.resolve(name), text).toString());
  }

  private static String stored(String folder) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("solutions").resolve(folder))) {
      return Files.readString(files.sorted().findFirst().orElseThrow());
    }
  }

  /** The schedule alone, as a person without the program would write it. */
  private static String byHand(String text) {
    return text.replaceFirst("(?s)\nquality:.*", "\n");
  }

  /** The file without all tables but the first of the last round. */
  private static String withOneTableAtTheEnd(String text) {
    int end = text.indexOf("\nquality:") < 0 ? text.length() : text.indexOf("\nquality:") + 1;
    int second = text.indexOf("      - {table: 2,", text.lastIndexOf("  - round: "));
    assertThat(second).isPositive();
    return text.substring(0, second) + text.substring(end);
  }

  /** The file with the wish, but without figures, proof and checksum. */
  private static String claimless(String text) {
    return text.replaceFirst("checksum: .*\n", "")
        .replaceFirst("(?s)\nquality:.*?\nmodel:", "\nmodel:");
  }

  private static String withoutTheLastRound(String text) {
    int end = text.indexOf("\nquality:") < 0 ? text.length() : text.indexOf("\nquality:") + 1;
    return text.substring(0, text.lastIndexOf("  - round: ")) + text.substring(end);
  }

  @ParameterizedTest
  @CsvSource({
    "individual/shared/20-players, 1 of 5",
    "individual/circulating/20-players, 1 of 5",
    "pairs/web/19-tables, 1 of 19",
    "solo/mitchell/5-tables, 1 of 5"
  })
  void aScheduleByHandIsWarnedOf(String folder, String share) throws IOException {
    String whole = byHand(stored(folder));
    assertThat(check("whole.yaml", whole).exits(Exit.DONE).out()).doesNotContain("Warning");

    String out = check("cut.yaml", withOneTableAtTheEnd(whole)).exits(Exit.DONE).out();

    assertThat(out).contains("Warning: only " + share + " tables play in round ", ADVICE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"individual/shared/20-players", "pairs/web/19-tables"})
  void oneOfOurFilesIsFoundWrong(String folder) throws IOException {
    Ran ran = check("cut.yaml", withOneTableAtTheEnd(stored(folder))).exits(Exit.BROKEN_RULES);
    assertThat(ran.out()).contains("Warning: only 1 of ", ADVICE);
    assertThat(ran.err()).contains("checksum", "model: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"individual/shared/20-players", "pairs/web/19-tables"})
  void withoutAChecksumTheWishTellsIt(String folder) throws IOException {
    String stored = stored(folder);
    check("whole.yaml", claimless(stored)).exits(Exit.DONE);
    Ran ran = check("cut.yaml", claimless(withOneTableAtTheEnd(stored))).exits(Exit.BROKEN_RULES);
    assertThat(ran.err()).contains("model: ").doesNotContain("checksum");
  }

  @ParameterizedTest
  @ValueSource(strings = {"individual/shared/20-players", "pairs/web/19-tables"})
  void aMissingRoundIsToldByTheCountOrByTheWish(String folder) throws IOException {
    String cut = withoutTheLastRound(stored(folder));
    Ran counted = check("cut.yaml", cut).exits(Exit.BAD_INPUT);
    assertThat(counted.err()).contains("rounds, but rounds is [", ADVICE);
    counted.refusedInOneMessage();

    String text = cut.substring(cut.indexOf("\nrounds: "));
    int rounds = Integer.parseInt(text.replaceFirst("(?s)\nrounds: ([0-9]+).*", "$1"));
    // A Web that is a round short breaks the rules of its wish besides.
    Exit exit = folder.startsWith("pairs") ? Exit.BROKEN_RULES : Exit.BAD_INPUT;
    Ran wished =
        check("cut.yaml", cut.replaceFirst("\nrounds: [0-9]+", "\nrounds: " + (rounds - 1)));
    assertThat(wished.exits(exit).err()).contains("rounds: ");
  }

  /**
   * A file is cut off at the end of each of its last lines; the very last line of .asc is only a
   * name.
   */
  @ParameterizedTest
  @EnumSource(
      value = MovementFormat.class,
      names = {"ASC", "CSV", "EBUSCORE", "MAGIC", "BRIDGESCORER", "JSON"})
  void aFileOfAnotherProgramIsRefusedOrWarnedOf(MovementFormat format) throws IOException {
    Movement whole = Examples.mitchell(7, 0, 2);
    List<String> lines = text(whole, format).lines().toList();
    String name = "movement." + (format == MovementFormat.ASC ? "asc" : suffix(format));
    for (int left = lines.size() - 6; left < lines.size() - 1; left++) {
      Ran ran = check(name, String.join("\n", lines.subList(0, left)) + "\n");
      if (ran.code() == Exit.BAD_INPUT.code()) {
        assertThat(ran.err()).as("%d lines", left).startsWith(temp.resolve(name).toString());
      } else {
        assertThat(ran.exits(Exit.DONE).out()).as("%d lines", left).contains("Warning: ", ADVICE);
      }
    }
  }

  private static String text(Movement movement, MovementFormat format) {
    return switch (format) {
      case MAGIC -> ForeignTexts.magic(movement);
      case BRIDGESCORER -> ForeignTexts.bridgescorer(movement);
      default -> Exchange.text(movement, format);
    };
  }

  private static String suffix(MovementFormat format) {
    return switch (format) {
      case CSV -> "csv";
      case JSON -> "json";
      case BRIDGESCORER -> "yaml";
      default -> "txt";
    };
  }

  @Test
  void departuresAreAReasonForFewerTables() {
    String left = temp.resolve("left.yaml").toString();
    Ran.of(
            List.of(
                "continue",
                "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml",
                "--played",
                "3",
                "--leaves",
                "8",
                "--no-cache",
                "--time",
                "1s",
                "--out",
                left))
        .exits(Exit.DONE);
    Ran ran = Ran.of("check", left).exits(Exit.DONE);
    assertThat(ran.out()).contains("No rule is broken.").doesNotContain("Warning");
  }

  @Test
  void everyShortRoundIsNamed() {
    Movement whole = Examples.mitchell(7, 0, 2);
    List<Round> rounds = new ArrayList<>(whole.rounds());
    for (int r : new int[] {1, 6}) {
      rounds.set(r, new Round(rounds.get(r).encounters().subList(0, r)));
    }
    assertThat(EmptyTables.of(whole.with(rounds), Attendance.FULL))
        .containsExactly(new EmptyTables(2, 1, 7), new EmptyTables(7, 6, 7));
  }

  /** One file of some folders, since all files would take long; other tests judge them. */
  @Test
  void noneOfSomeShippedMovementsLooksCutOff() throws IOException {
    noShippedMovementLooksCutOff(8);
  }

  @Test
  @Tag("slow")
  void noShippedMovementOfAnyFolderLooksCutOff() throws IOException {
    noShippedMovementLooksCutOff(1);
  }

  private static void noShippedMovementLooksCutOff(int every) throws IOException {
    try (Stream<Path> walk = Files.walk(Path.of("solutions"), 3)) {
      List<Path> folders = walk.filter(f -> f.getNameCount() == 4).sorted().toList();
      for (int k = 0; k < folders.size(); k += every) {
        Path folder = folders.get(k);
        String text = stored(Path.of("solutions").relativize(folder).toString());
        SolutionFile.parse(folder, text)
            .judged()
            .ifPresent(
                j ->
                    assertThat(EmptyTables.of(j.movement(), j.attendance()))
                        .as("%s", folder)
                        .isEmpty());
      }
    }
  }
}

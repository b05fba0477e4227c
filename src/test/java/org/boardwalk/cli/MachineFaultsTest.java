package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults of real machines: full disks, readers that go away, folders far from home. */
@Tag("thorough")
class MachineFaultsTest {

  private static final String EIGHT =
      Path.of("src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml")
          .toAbsolutePath()
          .toString();

  /** The library's answer for the most players; as JSON it is more than a pipe holds. */
  private static final Pattern LARGE = Pattern.compile("individual-61p-61r-shared-[0-9a-f]+.yaml");

  private static final String LOST = "The result could not be written completely: ";

  @TempDir Path temp = Path.of("");

  @Test
  void aResultThatDoesNotFitOnTheDiskIsNotDone() throws IOException, InterruptedException {
    File full = new File("/dev/full");
    assumeTrue(full.exists());
    Path err = temp.resolve("err");
    Child child = Child.in(temp);
    Process process = child.builder(err, child.command("show", EIGHT)).redirectOutput(full).start();
    assertThat(process.waitFor()).isEqualTo(Exit.BAD_INPUT.code());
    assertThat(err).content().startsWith(LOST).contains("\nMaybe the disk is full");
  }

  @Test
  void aReaderThatStopsInTheMiddleIsNotDoneButNeedsNoMessage()
      throws IOException, InterruptedException {
    Path err = temp.resolve("err");
    Child child = Child.in(temp);
    List<String> command = child.command("show", large().toString(), "--format", "json");
    Process process = child.builder(err, command).start();
    try (InputStream out = process.getInputStream()) {
      assertThat(out.read()).isEqualTo('{');
    }
    assertThat(process.waitFor()).isEqualTo(Exit.BAD_INPUT.code());
    assertThat(err).isEmptyFile();
  }

  @Test
  void tooLittleMemoryIsTold() throws IOException, InterruptedException {
    Path many = temp.resolve("many.csv");
    Files.writeString(many, "round,table,ns,ew,set\n" + "1,1,1,2,1\n".repeat(400_000));
    Ran ran = Child.in(temp).with("-Xmx20m").run("check", many.toString());
    assertThat(ran.exits(Exit.GAVE_UP).err())
        .startsWith("boardwalk check: ")
        .contains(" MB of memory are not enough\nMaybe ");
    ran.refusedInOneMessage();
  }

  @Test
  @Tag("slow")
  void anotherFormulationIsNamedThatFitsTheMemory() throws IOException, InterruptedException {
    Path model = temp.resolve("eight.yaml");
    Files.writeString(
        model,
        """
        format: boardwalk/model/1
        name: 8 players
        kind: individual
        players: 8
        rounds: 7
        boards: {sets: 7, perSet: 2, play: circulating, copies: 1}
        criteria: {partner: require, opponent: require, side: minimise, direction: minimise}
        """);
    String[] line = {"model", model.toString(), "--format", "dimacs"};
    Ran ran = Child.in(temp).with("-Xmx50m").run(line);
    assertThat(ran.exits(Exit.GAVE_UP).err())
        .contains("MB of memory are not enough to write the formulation [developed by Z7, 1 fixed]")
        .contains("\nMaybe add --formulation 2, which fits");
  }

  private static Path large() throws IOException {
    Path folder = Path.of("solutions/individual/shared/61-players").toAbsolutePath();
    try (var files = Files.list(folder)) {
      return files
          .filter(f -> LARGE.matcher(String.valueOf(f.getFileName())).matches())
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void theShippedAtlasIsFoundFromAnyFolder() throws IOException, InterruptedException {
    Ran ran = Child.in(temp).run("design", "individual", "--players", "14", "--rounds", "9");
    assertThat(ran.exits(Exit.DONE).err())
        .contains("found in the library: boardwalk.jar/solutions/")
        .contains("Known in boardwalk.jar/solutions/individual/shared/14-players/individual-14p-");
    Matcher total = Pattern.compile("(?m)^total +([0-9]+)").matcher(ran.out());
    assertThat(total.find()).as(ran.out()).isTrue();
    assertThat(Integer.parseInt(total.group(1))).isLessThanOrEqualTo(132);
    assertThat(temp).as("looking up writes nothing").isEmptyDirectory();
  }

  @Test
  void aTemporaryFolderThatCannotBeWrittenIsNamed() throws IOException, InterruptedException {
    Path nowhere = temp.resolve("nowhere");
    Ran ran =
        Child.in(temp)
            .with("-Djava.io.tmpdir=" + nowhere)
            .run("print", EIGHT, "--quiet", "--out", temp.resolve("papers.pdf").toString());
    assertThat(ran.exits(Exit.BAD_INPUT).err())
        .startsWith(nowhere + ": is the temporary folder, and cannot be written to\nMaybe ")
        .contains("java -Djava.io.tmpdir=DIR");
    ran.refusedInOneMessage();
    assertThat(temp.resolve("papers.pdf")).doesNotExist();
  }
}

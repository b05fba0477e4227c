package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Output files: a file or device that is there already is treated with care. */
@Tag("thorough")
class OutputFilesTest {

  private static final String EIGHT =
      "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";

  @TempDir Path temp = Path.of("");

  /** Every command that writes a file, without the name of the file. */
  static List<List<String>> writers() {
    return List.of(
        List.of("export", EIGHT, "--to", "csv", "--out"),
        List.of("export", EIGHT, "--to", "bws", "--out"),
        List.of("picture", EIGHT, "--of", "room", "--out"),
        List.of("model", "models/8-players.yaml", "--format", "opb", "--out"),
        List.of("print", EIGHT, "--papers", "director", "--format", "html", "--out"),
        List.of("design", "individual", "--players", "5", "--no-cache", "--quiet", "--out"),
        List.of("atlas", "export", "--players", "4..5", "--csv"));
  }

  /** The ending of the file that a command writes. */
  private static String ending(List<String> command) {
    return switch (command.get(0)) {
      case "export" -> command.get(3);
      case "picture" -> "svg";
      case "print" -> "html";
      case "design" -> "yaml";
      default -> "out";
    };
  }

  private Ran write(List<String> command, Path file) {
    List<String> args = new ArrayList<>(command);
    args.add(file.toString());
    if (command.contains("atlas")) {
      args.addAll(List.of("--solutions", temp.toString()));
    }
    return Ran.of(args);
  }

  private static void refused(Ran ran, String name) {
    assertThat(ran.exits(Exit.BAD_INPUT).err())
        .contains(name, "is a device or a pipe", "\nMaybe ")
        .doesNotContain("bug");
  }

  @ParameterizedTest
  @MethodSource("writers")
  void aDeviceIsRefused(List<String> command) throws IOException {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device));
    // A link leads to the device, under a name with the ending that the command requires.
    String name = "device." + ending(command);
    Path link = Files.createSymbolicLink(temp.resolve(name), device);
    refused(write(command, link), name);
    assertThat(link).isSymbolicLink();
    Files.delete(link);
  }

  @ParameterizedTest
  @MethodSource("writers")
  void aNamedPipeIsRefusedInsteadOfWaitingForAReader(List<String> command) throws Exception {
    String name = "pipe." + ending(command);
    Path pipe = temp.resolve(name);
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    refused(write(command, pipe), name);
    assertThat(Files.readAttributes(pipe, BasicFileAttributes.class))
        .matches(a -> a.isOther(), "is still a pipe");
  }

  @ParameterizedTest
  @MethodSource("writers")
  void theTargetOfALinkIsWrittenAndTheLinkStays(List<String> command) throws IOException {
    Path far = Files.createDirectories(temp.resolve("far"));
    Path target = Files.writeString(far.resolve("target"), "before");
    Path link =
        Files.createSymbolicLink(temp.resolve("link." + ending(command)), Path.of("far", "target"));

    write(command, link).exits(Exit.DONE);

    assertThat(link).isSymbolicLink();
    assertThat(Files.size(target)).isGreaterThan(100);
    assertThat(onlyFile(far)).isEqualTo(target);
  }

  @Test
  void aLinkToNothingMakesItsTarget() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link.csv"), Path.of("target.csv"));
    write(writers().get(0), link).exits(Exit.DONE);
    assertThat(link).isSymbolicLink();
    assertThat(Files.isRegularFile(temp.resolve("target.csv"), LinkOption.NOFOLLOW_LINKS)).isTrue();
  }

  @Test
  void linksThatLeadInCirclesAreRefused() throws IOException {
    Path one = temp.resolve("one.csv");
    Files.createSymbolicLink(one, Path.of("two.csv"));
    Files.createSymbolicLink(temp.resolve("two.csv"), Path.of("one.csv"));
    Ran ran = write(writers().get(0), one).exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("one.csv: is a link that leads in circles");
    ran.refusedInOneMessage();
  }

  @ParameterizedTest
  @MethodSource("writers")
  void theFileThatIsReplacedKeepsItsPermissions(List<String> command) throws IOException {
    assumeTrue(Files.getFileStore(temp).supportsFileAttributeView("posix"));
    Path file = Files.writeString(temp.resolve("mine." + ending(command)), "before");
    for (String permissions : List.of("rw-------", "rw-rw-r-x")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      write(command, file).exits(Exit.DONE);
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo(permissions);
    }
    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).isNotEqualTo("before");
  }

  @ParameterizedTest
  @MethodSource("writers")
  void anEndingOfAnotherKindIsRefused(List<String> command) {
    if (ending(command).equals("out")) {
      return; // These write text, whose file may have any name.
    }
    Path file = temp.resolve("mine.png");
    Ran ran = write(command, file).exits(Exit.USAGE);
    assertThat(ran.err()).contains("mine.png] must end in ." + ending(command));
    ran.refusedInOneMessage();
    assertThat(file).doesNotExist();
  }

  @Test
  void whatEndsInJsonIsJson() throws IOException {
    Path movement = temp.resolve("five.json");
    write(writers().get(5), movement).exits(Exit.DONE);
    assertThat(movement).content().startsWith("{").endsWith("}\n");
    Path evening = temp.resolve("evening.json");
    Ran.of("evening", "new", "" + movement, "--out", "" + evening).exits(Exit.DONE);
    assertThat(evening).content().startsWith("{").endsWith("}\n");
    Path results = Files.writeString(temp.resolve("r.csv"), "round,table,board,score\n1,1,1,110\n");
    Ran.of("evening", "enter", "" + evening, "" + results).exits(Exit.DONE);
    assertThat(evening).content().startsWith("{").contains("110").endsWith("}\n");
  }

  @Test
  void aDirectoryIsRefused() throws IOException {
    Path directory = Files.createDirectories(temp.resolve("folder"));
    Ran ran = write(writers().get(0), directory).exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("folder: is a directory");
    ran.refusedInOneMessage();
  }

  private static Path onlyFile(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }
}

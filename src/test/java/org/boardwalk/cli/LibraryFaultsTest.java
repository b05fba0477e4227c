package org.boardwalk.cli;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A library in which something is wrong still answers. */
@Tag("thorough")
class LibraryFaultsTest {

  @TempDir Path temp = Path.of("");

  private Desk desk() {
    return new Desk(temp.resolve("kept"));
  }

  private Ran nine() {
    return desk().design("--players", "9");
  }

  private static String name(Path file) {
    return Objects.requireNonNull(file.getFileName()).toString();
  }

  /** The complete schedule of 9 players, stored. */
  private Path stored() throws IOException {
    nine().exits(Exit.DONE);
    return desk().stored();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "format: boardwalk/solution/1\n", "\u0000\u0001", "just words"})
  void aDamagedFileIsSetAsideAndTheSearchGoesOn(String damage) throws IOException {
    Path file = stored();
    String good = Files.readString(file);
    Files.writeString(file, damage);

    Ran ran = nine().exits(Exit.DONE);

    assertThat(ran.out()).contains("9 players");
    assertThat(ran.err())
        .contains(file.toString(), "It is set aside as " + name(file) + ".aside", "Stored in ");
    assertThat(file.resolveSibling(name(file) + ".aside")).content().isEqualTo(damage);
    assertThat(withoutOrigin(Files.readString(file))).isEqualTo(withoutOrigin(good));
  }

  private static String withoutOrigin(String text) {
    return text.replaceFirst("(?s)\norigin:.*?\nchecksum", "\nchecksum");
  }

  @Test
  void aSecondDamagedFileDoesNotReplaceTheFirst() throws IOException {
    Path file = stored();
    for (String damage : new String[] {"one", "two"}) {
      Files.writeString(file, damage);
      nine().exits(Exit.DONE);
    }
    assertThat(file.resolveSibling(name(file) + ".aside")).hasContent("one");
    assertThat(file.resolveSibling(name(file) + ".aside-2")).hasContent("two");
  }

  private Ran lasting(String rounds) {
    String[] quick = {"--effort", "50ms", "--workers", "1", "--solutions", desk().library()};
    List<String> args =
        new ArrayList<>(List.of("design", "individual", "--players", "9", "--rounds", rounds));
    args.addAll(List.of(quick));
    return Ran.of(args).exits(Exit.DONE);
  }

  @Test
  void damagedNeighboursDoNotStopASearch() throws IOException {
    lasting("4");
    Path neighbour = desk().stored();
    Files.writeString(neighbour, "damaged");
    assertThat(lasting("5").err()).contains("not used: " + neighbour);
    assertThat(neighbour).as("it is not in the way").hasContent("damaged");
  }

  @Test
  void oneDamagedFileIsNamedAndTheOthersAreJudged() throws IOException {
    Path file = stored();
    Path damaged =
        Files.writeString(
            file.resolveSibling(name(file).replaceFirst("[0-9a-f]{8}", "00000000")), "damaged");
    Ran verify = Ran.of("atlas", "verify", "--solutions", desk().library()).exits(Exit.BAD_INPUT);
    assertThat(verify.out())
        .contains(name(damaged))
        .contains("2 files: 1 cells, 0 others, 1 errors");
  }

  @Test
  void leftoverDraftsAreClearedWhereSomethingIsStored() throws IOException {
    Path file = stored();
    Path draft =
        Files.writeString(
            file.resolveSibling(".boardwalk-0c7e0000-1111-4222-8333-444455556666.tmp"), "half");
    Files.setLastModifiedTime(draft, FileTime.from(Instant.now().minus(Duration.ofDays(1))));
    Path note = Files.writeString(temp.resolve("kept").resolve(".note.tmp"), "not ours");
    Files.writeString(file, "damaged");
    nine().exits(Exit.DONE);
    assertThat(draft).doesNotExist();
    assertThat(note).exists();
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefused() throws IOException {
    Files.writeString(temp.resolve("kept"), "no folder");
    Ran ran = nine().exits(Exit.BAD_INPUT);
    assertThat(ran.out()).as("the answer is not lost").contains("9 players");
    assertThat(ran.err()).contains("kept", "\nMaybe ").doesNotContain("bug");
  }

  @Test
  @Tag("slow")
  void aFoundMovementIsPrintedThoughTheLibraryIsLocked() throws IOException {
    Files.createDirectories(temp.resolve("kept"));
    Path lock = temp.resolve("kept").resolve(".boardwalk.lock");
    try (FileChannel channel = FileChannel.open(lock, CREATE, WRITE)) {
      assertThat(channel.lock().isValid()).isTrue();
      Ran ran = nine().exits(Exit.BAD_INPUT);
      assertThat(ran.out()).contains("9 players");
      assertThat(ran.err()).contains("has been held by another program for more than 30 s\nMaybe ");
    }
  }
}

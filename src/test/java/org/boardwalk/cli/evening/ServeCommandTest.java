package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.file.FileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the command that serves refuses, and where it takes the PIN from. */
@Timeout(60)
class ServeCommandTest {

  private static final Map<String, String> NONE = Map.of();
  private static final Map<String, String> SET = Map.of("BOARDWALK_PIN", " 1357 ");

  @TempDir Path temp = Path.of("");

  private PinOptions file(String content) throws IOException {
    PinOptions options = new PinOptions();
    options.file = Files.writeString(temp.resolve("pin.txt"), content);
    return options;
  }

  @Test
  void aRoomWhoseFolderCannotBeWrittenToIsNotServed() throws IOException {
    Path evening = temp.resolve("evening.yaml");
    Ran.of(
            "evening",
            "new",
            "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml",
            "--out",
            "" + evening)
        .exits(Exit.DONE);
    String before = Files.readString(evening);
    // Another user's lock would not stop the superuser, a folder in its place does.
    Files.deleteIfExists(temp.resolve(".boardwalk.lock"));
    Files.createDirectory(temp.resolve(".boardwalk.lock"));
    Ran refused = Ran.of("serve", "--room", "" + evening, "--port", "0");
    refused.exits(Exit.BAD_INPUT).refusedInOneMessage();
    assertThat(refused.err()).contains("cannot be written to");
    assertThat(evening).hasContent(before);
  }

  @Test
  void thePinComesFromAnOptionAFileOrTheEnvironment() throws IOException {
    assertThat(file("246813\n").chosen(SET)).contains("246813");
    PinOptions option = new PinOptions();
    assertThat(option.chosen(SET)).contains("1357");
    assertThat(option.chosen(Map.of("BOARDWALK_PIN", ""))).isEmpty();
    assertThat(option.chosen(NONE)).isEmpty();
    option.digits = "2468";
    assertThat(option.chosen(SET)).contains("2468");
  }

  @Test
  void aFileWithoutAPinIsRefusedAndNotShown() throws IOException {
    PinOptions secret = file("root:secret\n");
    assertThatThrownBy(() -> secret.chosen(NONE))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("holds no PIN\nMaybe ")
        .hasMessageNotContaining("secret");
  }

  @Test
  void aPinIsGivenOnceAndForARoom() throws IOException {
    String pin = "" + file("246813").file;
    Ran twice =
        Ran.of("serve", "--room", temp + "/evening.yaml", "--pin", "2468", "--pin-file", pin);
    twice.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(twice.err()).startsWith("--pin does not go with --pin-file");
    Ran.of("serve", "--pin-file", pin).exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void devicesAreWatchedForARoomAndADatabaseOfAnotherKindIsRefused() throws IOException {
    String evening = temp.resolve("evening.yaml").toString();
    String eight = "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";
    Ran.of("evening", "new", eight, "--out", evening).exits(Exit.DONE);
    String database = Files.writeString(temp.resolve("club.bws"), "board,score\n").toString();
    Ran alone = Ran.of("serve", "--watch", database);
    alone.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(alone.err()).startsWith("--watch is for a room\nMaybe add --room EVENING");
    Ran.of("serve", "--section", "A").exits(Exit.USAGE).refusedInOneMessage();
    Ran other = Ran.of("serve", "--room", evening, "--watch", database, "--port", "0");
    other.exits(Exit.BAD_INPUT).refusedInOneMessage();
    assertThat(other.err()).contains("is not a Bridgemate database");
  }
}

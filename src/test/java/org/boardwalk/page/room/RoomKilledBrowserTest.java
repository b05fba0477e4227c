package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A room whose program is killed while it plays. */
@Tag("browser")
@Timeout(240)
class RoomKilledBrowserTest extends RoomInBrowser {

  private void enterPin() {
    director.open(address.resolve("/pin"));
    director.type("pin", PIN);
    director.press("Go on");
    director.awaitText("Results by table");
  }

  /** A program of its own serves the room from here on. */
  private RoomProcess startProgram(int port) throws IOException {
    RoomProcess program = RoomProcess.start(file, port, PIN);
    programs.add(program);
    address = program.address();
    return program;
  }

  @Test
  void nothingIsLostWhenTheProgramIsKilled() throws Exception {
    stop();
    RoomProcess room = startProgram(0);
    wall.open(address.resolve("/wall"));
    player.open(address);
    player.type("who", "bo8");
    player.press("Show");
    player.awaitText("Table 3, East-West");
    enterPin();
    director.press("Begin round 1");
    wall.awaitText("Round 1 of 5");
    player.awaitText("Now: round 1");
    openBoard(2, 3);
    pressKeys("level4", "suitS", "declarerE", "over1");
    director.awaitText("4S E +1: 650 to East-West");
    director.press("Enter it");
    director.awaitText("Board 3: 4S E +1: 650 to East-West");
    assertThat(scores()).containsExactly("4S E +1");

    String before = Files.readString(file);
    room.kill();
    assertThat(file).hasContent(before);
    startProgram(address.getPort());
    enterPin();
    openBoard(2, 4);
    director.press("Passed out");
    director.awaitText("Board 4: pass: no points to either side");
    assertThat(scores()).containsExactly("4S E +1", "pass");
    director.open(address.resolve("/desk"));
    director.press("Next round");
    wall.awaitText("Round 2 of 5");
    player.awaitText("Now: round 2");
    assertThat(player.text()).contains("Table 4, East-West");
  }
}

package org.boardwalk.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where each system keeps what a user has made. */
class DataFolderTest {

  @TempDir Path temp = Path.of("");

  @Test
  void eachSystemHasAPlaceForData() {
    Path home = temp.resolve("Jörg Weiß");
    Map<String, String> none = Map.of();
    assertThat(DataFolder.of("Linux", none, home))
        .isEqualTo(home.resolve(".local/share/boardwalk"));
    assertThat(DataFolder.of("Mac OS X", none, home))
        .isEqualTo(home.resolve("Library/Application Support/Boardwalk"));
    assertThat(DataFolder.of("Windows 11", none, home))
        .isEqualTo(home.resolve("AppData/Roaming/Boardwalk"));
  }

  @Test
  void itsVariableNamesAnother() {
    String moved = temp.resolve("Données du club").toAbsolutePath().toString();
    assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", moved), temp))
        .isEqualTo(Path.of(moved, "boardwalk"));
    assertThat(DataFolder.of("Windows 10", Map.of("APPDATA", moved), temp))
        .isEqualTo(Path.of(moved, "Boardwalk"));
  }

  /** As the XDG Base Directory Specification asks. */
  @Test
  void aRelativeFolderIsIgnored() {
    assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", "data"), temp))
        .isEqualTo(temp.resolve(".local/share/boardwalk"));
  }

  @Test
  void aUserOfTheScriptsGoesOnWithTheirFilesUnlessTheApplicationHasItsOwn() throws IOException {
    Path scripts = temp.resolve(".boardwalk");
    Path own = temp.resolve(".local/share/boardwalk");
    assertThat(DataFolder.of(scripts, "Linux", Map.of(), temp)).isEqualTo(own);
    Files.createDirectory(scripts);
    assertThat(DataFolder.of(scripts, "Linux", Map.of(), temp)).isEqualTo(scripts);
    Files.createDirectories(own);
    assertThat(DataFolder.of(scripts, "Linux", Map.of(), temp)).isEqualTo(own);
  }
}

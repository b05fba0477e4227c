package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs may use one library. */
class LibraryFolderTest {
  private static final int LISTINGS = 200;
  private static final int THERE = 200;

  @TempDir private Path temp;

  @Test
  void whatIsThereIsListedWhileFilesOfOthersComeAndGoBesideIt() throws Exception {
    Path players = Files.createDirectories(temp.resolve("individual/4-players"));
    for (int i = 0; i < THERE; i++) {
      Files.writeString(players.resolve("there-" + i + ".yaml"), "");
    }
    AtomicBoolean done = new AtomicBoolean();
    Thread other = new Thread(() -> comeAndGo(players, done));
    other.start();
    try {
      LibraryFolder folder = new LibraryFolder(temp);
      for (int i = 0; i < LISTINGS; i++) {
        assertThat(folder.names()).hasSize(THERE).allMatch(name -> name.endsWith(".yaml"));
      }
    } finally {
      done.set(true);
      other.join();
    }
  }

  @Test
  void aLibraryThatIsALinkHasTheFilesOfWhereItLeads() throws IOException {
    Path real = Files.createDirectories(temp.resolve("real/pairs"));
    Files.writeString(real.resolve("a.yaml"), "");
    Path link = Files.createSymbolicLink(temp.resolve("link"), temp.resolve("real"));
    assertThat(new LibraryFolder(link).names()).containsExactly("pairs/a.yaml");
  }

  private static void comeAndGo(Path folder, AtomicBoolean done) {
    int files = 0;
    try {
      while (!done.get()) {
        Path file = folder.resolve("." + files++ + ".yaml.tmp");
        Files.writeString(file, "half");
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}

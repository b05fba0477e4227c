package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.boardwalk.library.answers.Library;
import org.boardwalk.wish.UsualWish;

/**
 * Reads one of the answers that the program brings while the command line is read. The first
 * reading takes a quarter of a second, nearly all of it for loading code; those that a command
 * waits for then take some milliseconds each.
 */
final class ReadAhead {

  private static final int PLAYERS = 8;

  private ReadAhead() {}

  /**
   * Begins, where an answer for players is asked for, and returns at once. What goes wrong is left
   * to whoever reads in earnest to tell.
   */
  static void begin(String... args) {
    if (List.of(args).contains("--players")) {
      CompletableFuture<Void> unused = CompletableFuture.runAsync(ReadAhead::read);
    }
  }

  private static void read() {
    Library.layered(Path.of("none"), HomeOption.repeated())
        .find(UsualWish.complete(PLAYERS), fault -> {});
  }
}

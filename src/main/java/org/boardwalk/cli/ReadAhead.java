package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.boardwalk.library.answers.Library;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * Reads one of the answers that the program brings while the command line is read. The first
 * reading takes a quarter of a second, nearly all of it for loading code; those that a command
 * waits for then take some milliseconds each.
 */
final class ReadAhead {

  private static final int PLAYERS = 8;
  private static final int PAIRS = 8;
  private static final int ROUNDS = 6;

  private ReadAhead() {}

  /**
   * Begins, where an answer for players or pairs is asked for, and returns at once. What goes wrong
   * is left to whoever reads in earnest to tell.
   */
  static void begin(String... args) {
    List<String> words = List.of(args);
    if (words.contains("--players")) {
      read(() -> UsualWish.complete(PLAYERS));
    } else if (words.contains("plan") && words.contains("--pairs")) {
      read(() -> UsualPairs.free(PAIRS, ROUNDS, 1));
    }
  }

  private static void read(Supplier<Wish> wish) {
    CompletableFuture<Void> unused =
        CompletableFuture.runAsync(
            () ->
                Library.layered(Path.of("none"), HomeOption.repeated())
                    .find(wish.get(), fault -> {}));
  }
}

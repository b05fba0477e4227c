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
 * Reads one of the program's own answers in the background, while the command line is read. The
 * first reading takes a quarter of a second, nearly all of it for loading code; each later one, for
 * which a command waits, takes some milliseconds.
 */
final class ReadAhead {

  private static final int PLAYERS = 8;
  private static final int PAIRS = 8;
  private static final int ROUNDS = 6;

  private ReadAhead() {}

  /**
   * Begins to read if the user asks for an answer for players or pairs, and returns at once. Faults
   * are ignored here: the command reports them when it reads the answers itself.
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

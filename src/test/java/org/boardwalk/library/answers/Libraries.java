package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.FileException;

/** Libraries for the tests. */
public final class Libraries {

  /** For a library in which everything is to be sound. */
  public static final Consumer<FileException> NO_FAULTS =
      fault -> {
        throw new AssertionError(fault);
      };

  private Libraries() {}

  /** What the project ships, with whatever was exhausted by tests before. */
  public static Library shipped() {
    return Library.alone(
        Path.of("solutions"), new Repeated(Path.of("target", "home", "repeated-proofs.txt")));
  }

  /** A library that has nothing but this folder, and remembers beside it what was repeated. */
  public static Library in(Path directory) {
    return Library.alone(directory, new Repeated(directory.resolveSibling("repeated.txt")));
  }
}

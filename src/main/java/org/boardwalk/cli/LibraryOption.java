package org.boardwalk.cli;

import java.nio.file.Path;
import org.boardwalk.library.Library;
import picocli.CommandLine.Option;

/** Where answers are kept, for commands that need nothing else of {@link ResultOptions}. */
final class LibraryOption {

  @Option(
      names = "--solutions",
      paramLabel = "DIR",
      defaultValue = "solutions",
      description = "Where answers are kept (default: ${DEFAULT-VALUE}).")
  Path directory = Path.of("solutions");

  Library library() {
    return new Library(directory);
  }
}

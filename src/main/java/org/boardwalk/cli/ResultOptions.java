package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.library.Library;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that say where answers are kept and how they are written. */
final class ResultOptions {

  @Option(
      names = "--solutions",
      paramLabel = "DIR",
      defaultValue = "solutions",
      description = "Where answers are kept (default: ${DEFAULT-VALUE}).")
  Path solutions = Path.of("solutions");

  @Option(names = "--no-cache", description = "Search anew, whatever is known, and keep nothing.")
  boolean noCache;

  @Option(
      names = "--improve",
      description = "Search on for something better than what is known, and keep it if it is.")
  boolean improve;

  @Option(names = "--out", paramLabel = "FILE", description = "Also write the solution to FILE.")
  @Nullable Path out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, yaml, json or csv (default: ${DEFAULT-VALUE}).")
  Format format = Format.TEXT;

  Optional<Library> library() {
    return noCache ? Optional.empty() : Optional.of(new Library(solutions));
  }
}

package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.library.answers.Library;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that say where answers are kept and how they are written. */
final class ResultOptions {

  @Mixin HomeOption home = new HomeOption();

  @Option(
      names = "--no-cache",
      description = "Search without reading known answers, and keep nothing.")
  boolean noCache;

  @Option(
      names = "--improve",
      description = "Search for a better answer than the known one, and keep it if there is one.")
  boolean improve;

  @Mixin OnOption on = new OnOption();

  @Option(names = "--out", paramLabel = "FILE", description = "Also write the answer to FILE.")
  @Nullable Path out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Format of the output: text, yaml, json or csv (default: ${DEFAULT-VALUE}).")
  OutputFormat format = OutputFormat.TEXT;

  Optional<Library> library() {
    return noCache ? Optional.empty() : Optional.of(home.library());
  }
}

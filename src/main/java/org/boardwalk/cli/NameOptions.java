package org.boardwalk.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names a movement. */
final class NameOptions {

  @Option(names = "--name", paramLabel = "NAME", description = "Name of the movement.")
  @Nullable String name;

  String or(String usual) {
    return Optional.ofNullable(name).orElse(usual);
  }
}

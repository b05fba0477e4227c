package org.boardwalk.cli.option;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names a movement. */
public final class NameOptions {

  @Option(names = "--name", paramLabel = "NAME", description = "Name of the movement.")
  @Nullable String name;

  /**
   * @param usual the usual name
   * @return the name that the user gives, else the usual one
   */
  public String or(String usual) {
    return Optional.ofNullable(name).orElse(usual);
  }
}

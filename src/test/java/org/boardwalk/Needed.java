package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a test needs of the system. Where it is missing the test is skipped, with the reason; with
 * the environment variable CI_TOOLS=1 the test fails.
 */
public final class Needed {

  private Needed() {}

  /** Where a program stands on the path, if it does. */
  public static Optional<Path> found(String program) {
    return Stream.of(String.valueOf(System.getenv("PATH")).split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** A program on the path; the test is skipped where it is missing. */
  public static Path program(String program, String debianPackage) {
    Optional<Path> path = found(program);
    isThere(path.isPresent(), program + " (Debian package " + debianPackage + ")");
    return path.orElseThrow();
  }

  /** Skips the test, or fails, where something is missing. */
  public static void isThere(boolean there, String what) {
    if ("1".equals(System.getenv("CI_TOOLS"))) {
      assertThat(there).as("needed with CI_TOOLS=1: %s", what).isTrue();
    } else {
      assumeThat(there).as("%s is not installed", what).isTrue();
    }
  }
}

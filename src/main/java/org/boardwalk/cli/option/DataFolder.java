package org.boardwalk.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The folder that a system has for the data of a program's user, which outlives every version of
 * the program. The application keeps its files there; the program that is started by a script keeps
 * them in {@code .boardwalk} in the user's home folder.
 */
final class DataFolder {

  private DataFolder() {}

  /**
   * The folder of the application. A user who has only that of the script goes on with it.
   *
   * @param scripts the folder of the program that a script starts
   * @param system the name of the system, as Java has it
   * @param environment the environment variables
   * @param home the user's home folder
   */
  static Path of(Path scripts, String system, Map<String, String> environment, Path home) {
    Path own = of(system, environment, home);
    return !Files.exists(own) && Files.isDirectory(scripts) ? scripts : own;
  }

  /**
   * The system's place: by the XDG Base Directory Specification on Linux, by Apple's File System
   * Programming Guide on macOS, the roaming application data on Windows.
   */
  static Path of(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return absolute(environment.get("APPDATA"), home.resolve("AppData").resolve("Roaming"))
          .resolve("Boardwalk");
    }
    if (name.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Boardwalk");
    }
    return absolute(environment.get("XDG_DATA_HOME"), home.resolve(".local").resolve("share"))
        .resolve("boardwalk");
  }

  /** A relative folder would be another one wherever the program is started. */
  private static Path absolute(@Nullable String named, Path usual) {
    return named != null && Path.of(named).isAbsolute() ? Path.of(named) : usual;
  }
}

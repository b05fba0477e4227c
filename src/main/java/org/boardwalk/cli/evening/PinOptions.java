package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.page.room.PinLock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The director's PIN, as an option, in a file or in an environment variable. Other users of a
 * machine can read the options of a running program, but not the other two.
 */
final class PinOptions {

  private static final String VARIABLE = "BOARDWALK_PIN";

  @Option(
      names = "--pin",
      paramLabel = "DIGITS",
      description = {
        "With --room: the director's PIN, 4 to 12 digits (default: six drawn at each start).",
        "Other users of this machine can see it in the list of processes: --pin-file and the"
            + " environment variable BOARDWALK_PIN hide it."
      })
  @Nullable String digits;

  @Option(
      names = "--pin-file",
      paramLabel = "FILE",
      description = "With --room: a file with the director's PIN.")
  @Nullable Path file;

  /** Whether an option gives the PIN. */
  boolean given() {
    return digits != null || file != null;
  }

  /**
   * The chosen PIN; empty where none was chosen.
   *
   * @param environment the environment variables; an option takes precedence
   * @throws FileException when the file has no PIN
   */
  Optional<String> chosen(Map<String, String> environment) {
    if (digits != null && file != null) {
      throw new IllegalArgumentException(
          "--pin does not go with --pin-file\nMaybe leave one of them out.");
    }
    if (file != null) {
      return Optional.of(read(file));
    }
    return Optional.ofNullable(digits)
        .or(() -> Optional.ofNullable(environment.get(VARIABLE)).filter(pin -> !pin.isBlank()))
        .map(String::strip);
  }

  /** The PIN of a file. A message never shows what the file holds. */
  private static String read(Path file) {
    try {
      return PinLock.checked(FileText.read(file).strip());
    } catch (IllegalArgumentException e) {
      // The cause quotes the file.
      throw new FileException(
          file, 0, "holds no PIN\nMaybe write a PIN of 4 to 12 digits into it, and nothing else.");
    }
  }
}

package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.library.FileException;
import org.boardwalk.library.JudgingEffort;
import org.boardwalk.library.Solution;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.movement.Movement;
import picocli.CommandLine.Option;

/** Movement files of any format: our own with all that they claim, others' with a movement. */
final class MovementFiles {

  static final String FORMATS =
      "A solution file, see solutions/, or a file of another program, see export --help.";

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set, where the format does not say (default: ${DEFAULT-VALUE}).")
  int boardsPerRound = 2;

  /** Whether the end of a file's name says that it may hold a movement. */
  static boolean named(Path path) {
    return ours(path) || MovementFormat.named(path).isPresent();
  }

  private static boolean ours(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).matches(".*\\.(ya?ml|json)");
  }

  /** What the formats do not say. */
  Unstated unstated() {
    try {
      return new Unstated(boardsPerRound);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--boards-per-round: " + e.getMessage(), e);
    }
  }

  /** A solution, every claim of which holds. */
  Solution solution(Path path) {
    return foreign(path).map(Solution::of).orElseGet(() -> SolutionFile.read(path));
  }

  /** The movement of a file that has one. */
  Movement movement(Path path) {
    return solution(path)
        .movement()
        .orElseThrow(
            () ->
                new FileException(
                    path, 0, "proves that there is no movement\nMaybe take a file that has one."));
  }

  /** The movement of another program's file; empty when the file is one of ours. */
  Optional<Movement> foreign(Path path) {
    if (Exchange.format(path).isEmpty()) {
      return Optional.empty();
    }
    Movement movement = Exchange.read(path, unstated());
    if (!JudgingEffort.bearable(movement)) {
      throw new FileException(
          path, 0, "is too large to be judged\nMaybe split the session into several.");
    }
    return Optional.of(movement);
  }
}

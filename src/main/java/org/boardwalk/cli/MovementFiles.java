package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.file.FileException;
import org.boardwalk.file.FileText;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.JudgingEffort;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.entry.NamesFile;
import org.jspecify.annotations.Nullable;
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

  /** The movement of a file that has one, judged; of our own files every claim holds. */
  Judged judged(Path path) {
    Source source = Source.read(path);
    return foreign(source)
        .map(Judged::of)
        .or(() -> SolutionFile.sound(path, inspected(source)).judged())
        .orElseThrow(
            () ->
                new FileException(
                    path, 0, "says that there is no movement\nMaybe take a file that has one."));
  }

  /** What a file says, every claim of which holds. */
  Solution solution(Path path) {
    Source source = Source.read(path);
    return foreign(source)
        .map(m -> Solution.of(Judged.of(m)))
        .orElseGet(() -> SolutionFile.sound(path, inspected(source)).solution());
  }

  /** One of our own files, with every claim that does not hold. */
  static Inspection inspected(Source source) {
    return SolutionFile.inspect(source.path(), FileText.own(source.path(), source.bytes()));
  }

  /** The movement of another program's file; empty when the file is one of ours. */
  Optional<Movement> foreign(Source source) {
    if (Exchange.format(source).isEmpty()) {
      return Optional.empty();
    }
    Movement movement = Exchange.read(source, unstated());
    if (!JudgingEffort.bearable(movement)) {
      throw new FileException(
          source.path(), 0, "is too large to be judged\nMaybe split the session into several.");
    }
    return Optional.of(movement);
  }

  /** The names of a list, or none. */
  static Names names(@Nullable Path list, Movement movement) {
    return list == null ? Names.NONE : new Names(NamesFile.read(list, movement));
  }
}

package org.boardwalk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.boardwalk.library.FileException;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;

/**
 * Reads sessions as they are named on the command line: a movement file, or one for each section,
 * such as {@code A.yaml+B.yaml}.
 *
 * @param movements how a movement file is read
 */
record SessionReader(Function<Path, Movement> movements) {

  private static final Pattern PLUS = Pattern.compile("\\+");

  /** Reads solution files. */
  static SessionReader solutions() {
    return new SessionReader(SessionReader::movement);
  }

  private static Movement movement(Path path) {
    return SolutionFile.read(path)
        .movement()
        .orElseThrow(
            () ->
                new FileException(
                    path, 0, "holds no movement\nMaybe it holds the proof that there is none."));
  }

  /** A file whose own name has a plus in it is taken as it is. */
  Session read(String named) {
    if (Files.exists(Path.of(named))) {
      return Session.of(List.of(movements.apply(Path.of(named))));
    }
    return Session.of(
        PLUS.splitAsStream(named).map(name -> movements.apply(Path.of(name))).toList());
  }
}

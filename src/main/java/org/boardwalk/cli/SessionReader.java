package org.boardwalk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;

/**
 * Reads sessions as the command line names them: by a movement file, or by one for each section,
 * such as {@code A.yaml+B.yaml}.
 *
 * @param movements how a movement file is read
 */
record SessionReader(Function<Path, Movement> movements) {

  private static final Pattern PLUS = Pattern.compile("\\+");

  /** Reads a session; an existing file with a plus in its name is a single file. */
  Session read(String named) {
    if (Files.exists(Path.of(named))) {
      return Session.of(List.of(movements.apply(Path.of(named))));
    }
    return Session.of(
        PLUS.splitAsStream(named).map(name -> movements.apply(Path.of(name))).toList());
  }
}

package org.boardwalk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
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

  /** A file whose own name has a plus in it is taken as it is. */
  Session read(String named) {
    if (Files.exists(Path.of(named))) {
      return Session.of(List.of(movements.apply(Path.of(named))));
    }
    return Session.of(
        PLUS.splitAsStream(named).map(name -> movements.apply(Path.of(name))).toList());
  }
}

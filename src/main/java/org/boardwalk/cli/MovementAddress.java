package org.boardwalk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Volume;
import org.boardwalk.movement.Movement;

/**
 * A movement as it is named on the command line: a file, and after {@code #} which of its movements
 * is meant. The one place that reads such a name. Where there is a file of the whole name, that is
 * meant; else the longest beginning before a {@code #} that is a file.
 *
 * @param path the file
 * @param piece which of its movements: a mark in brackets, a number or words of the title; empty
 *     where nothing is said
 */
record MovementAddress(Path path, Optional<String> piece) {

  static MovementAddress of(Path named) {
    String text = named.toString();
    int hash = Files.exists(named) ? -1 : text.lastIndexOf('#');
    while (hash > 0) {
      Path path = Path.of(text.substring(0, hash));
      if (Files.isRegularFile(path)) {
        return new MovementAddress(path, Optional.of(text.substring(hash + 1)));
      }
      hash = text.lastIndexOf('#', hash - 1);
    }
    return new MovementAddress(named, Optional.empty());
  }

  Source source() {
    return Source.read(path);
  }

  /** Whether no movement is named, so that all of the file are meant. */
  boolean whole() {
    return piece.isEmpty();
  }

  /** The movement that is meant; of a file with one no more need be said. */
  Movement chosen(Volume volume) {
    return piece.map(words -> volume.choose(words).movementOf(path)).orElseGet(volume::only);
  }
}

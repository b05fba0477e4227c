package org.boardwalk.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Volume;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.Movement;

/**
 * The address of a movement on the command line: a file, and after {@code #} one of its movements.
 * Only this class reads such addresses. If the whole address is the name of a file, it means that
 * file; else the longest beginning before a {@code #} that is a file.
 *
 * @param path the file
 * @param piece one of its movements: a mark in brackets, a number or words of the title; empty
 *     where none is named
 */
public record MovementAddress(Path path, Optional<String> piece) {

  /**
   * @param named an address as it was typed
   * @return the address
   */
  public static MovementAddress of(Path named) {
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

  /**
   * @return the content of the file; of one that comes with the program by the path under which
   *     {@code Known in} shows it
   */
  public Source source() {
    return Library.brought(path)
        .filter(brought -> Files.notExists(path))
        .map(brought -> new Source(path, brought))
        .orElseGet(() -> Source.read(path));
  }

  /** Whether no movement is named, so that the address means all movements of the file. */
  public boolean whole() {
    return piece.isEmpty();
  }

  /** The movement of this address; for a file with one movement, the file alone is enough. */
  Movement chosen(Volume volume) {
    return piece.map(words -> volume.choose(words).movementOrFault()).orElseGet(volume::only);
  }
}

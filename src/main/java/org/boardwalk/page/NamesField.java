package org.boardwalk.page;

import java.nio.file.Path;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.entry.NamesFile;

/** The names of the contestants as the form of a movement sends them, one a line. */
final class NamesField {

  private NamesField() {}

  /**
   * @throws FileException when there are too many, or somebody has two
   */
  static Names names(FormData form, Movement movement) {
    return names(form.text("names"), movement);
  }

  /**
   * @param typed the names, one a line
   * @throws FileException when there are too many, or somebody has two
   */
  static Names names(String typed, Movement movement) {
    return new Names(NamesFile.parse(Path.of("names"), typed, movement));
  }
}

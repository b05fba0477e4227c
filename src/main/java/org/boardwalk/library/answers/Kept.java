package org.boardwalk.library.answers;

import java.nio.file.Path;
import org.boardwalk.file.FileException;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.wish.Wish;

/**
 * A solution file of a library, inspected.
 *
 * @param name folders and name
 * @param file what it is called in messages
 * @param inspection what it holds, with no differences
 */
record Kept(String name, Path file, Inspection inspection) {

  /** The wish of a file that claims everything that an answer has. */
  Wish wish() {
    Solution solution = inspection.solution();
    if (solution.model().isEmpty()
        || solution.claim().isEmpty()
        || solution.origin().isEmpty()
        || !inspection.checksummed()
        || solution.quality().isPresent() != solution.movement().isPresent()) {
      throw foreign("lacks quality, proof, model, origin or checksum");
    }
    return solution.model().get();
  }

  /** The wish of such a file, after which it is named. */
  Wish named() {
    Wish stored = wish();
    if (!Library.name(stored).equals(name)) {
      throw misnamed();
    }
    return stored;
  }

  FileException misnamed() {
    return foreign("answers another model than its name says");
  }

  private FileException foreign(String what) {
    return new FileException(
        file,
        0,
        what + "\nMaybe it was put there by hand: move it out of the library and search again.");
  }
}

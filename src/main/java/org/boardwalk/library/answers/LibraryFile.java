package org.boardwalk.library.answers;

import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library.Hit;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/**
 * A solution file of a library, inspected.
 *
 * @param name folders and name
 * @param file its name in messages
 * @param shipped whether it comes with the program, perhaps beside an equal one of the user
 * @param inspection its content, without differences
 */
record LibraryFile(String name, Path file, boolean shipped, Inspection inspection) {

  /** The wish of a file that must have all parts of an answer. */
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

  /** The wish of such a file, which must have the name of that wish. */
  Wish named() {
    Wish stored = wish();
    if (!Library.name(stored).equals(name)) {
      throw misnamed();
    }
    return stored;
  }

  /** The answer that was read from the file. */
  Hit hit(Answer answer) {
    return new Hit(file, answer, shipped);
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

package org.boardwalk.library.answers;

import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.wish.answer.Answer;

/**
 * Reads a file of a library as an answer. A file with the name of an answer must hold the answer
 * that its folder and name stand for. Any other file holds a movement of a user, which need not
 * answer a wish and only has to keep the rules. Stateless and thread-safe.
 */
public final class LibraryFileReader {

  private LibraryFileReader() {}

  /**
   * Reads a file. Takes some milliseconds.
   *
   * @param library the library
   * @param name one of its names
   * @return the answer, judged again; empty for a sound movement of a user
   * @throws FileException when the file fails verification
   */
  public static Optional<Answer> in(Library library, String name) {
    if (CanonicalModel.isFileName(name.substring(name.lastIndexOf('/') + 1))) {
      return Optional.of(library.read(name));
    }
    LibraryFile kept = library.first(name);
    if (kept.inspection().judged().filter(j -> !j.card().valid()).isPresent()) {
      throw new FileException(
          kept.file(), 0, "breaks rules\nMaybe run the check command on it to see which.");
    }
    return Optional.empty();
  }
}

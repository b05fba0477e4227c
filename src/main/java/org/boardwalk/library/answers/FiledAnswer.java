package org.boardwalk.library.answers;

import java.util.Optional;
import org.boardwalk.answer.Answer;
import org.boardwalk.file.FileException;
import org.boardwalk.library.files.CanonicalModel;

/**
 * What a file of a library is taken for. One that is named as answers are must hold the answer that
 * its folder and its name say; any other holds a movement of somebody's own, which need not answer
 * a wish, and only has to keep the rules. Stateless and thread-safe.
 */
public final class FiledAnswer {

  private FiledAnswer() {}

  /**
   * Takes some milliseconds.
   *
   * @param library the library
   * @param name one of its names
   * @return the answer, judged again; empty for a sound movement of somebody's own
   * @throws FileException when the file cannot be believed
   */
  public static Optional<Answer> in(Library library, String name) {
    if (CanonicalModel.isFileName(name.substring(name.lastIndexOf('/') + 1))) {
      return Optional.of(library.read(name));
    }
    Kept kept = library.first(name);
    if (kept.inspection().judged().filter(j -> !j.card().valid()).isPresent()) {
      throw new FileException(
          kept.file(), 0, "breaks rules\nMaybe run the check command on it to see which.");
    }
    return Optional.empty();
  }
}

package org.boardwalk.library.answers;

import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.exchange.file.DirectoryLock;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * Rewrites sound files of a library that say less than is known today, such as bounds that theorems
 * have improved since. Movements and mere claims are not changed.
 */
public final class Renewal {

  private Renewal() {}

  /**
   * @param library the library
   * @param name one of its {@link Library#names}
   * @return whether the file was written; files that come with the program are not
   * @throws FileException when it is damaged, is not an answer to a wish, or cannot be written
   */
  public static boolean renew(Library library, String name) {
    Path file = library.directory().resolve(name);
    return DirectoryLock.alone(
        library.directory(),
        () -> {
          if (!Files.exists(file)) {
            return false;
          }
          Answer answer = library.read(name);
          // Nothing can be added to a mere claim that there is no movement.
          if (answer.outcome() instanceof Outcome.GaveUp) {
            return false;
          }
          Solution solution = Solution.of(answer);
          String text = SolutionFile.text(solution);
          boolean less = !text.equals(FileText.read(file));
          if (less) {
            Library.write(file, SolutionFile.readBack(file, text, solution));
          }
          return less;
        });
  }
}

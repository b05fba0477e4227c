package org.boardwalk.library.answers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.FileException;

/**
 * Sets the user's files aside that fail verification: they keep their content and get another name
 * in the same folder. Files that come with the program cannot be moved and are skipped.
 *
 * @param directory the user's own folder
 * @param notices receives every file that is set aside or skipped
 */
record Quarantine(Path directory, Consumer<FileException> notices) {

  /** The fault of a file whose claim a movement has shown to be wrong. */
  static FileException contradicted(Path file) {
    return new FileException(
        file,
        0,
        "wrongly claims that there is no movement, or no better one"
            + "\nMaybe report it to the author of the file.");
  }

  /**
   * @throws FileException when the file exists and cannot be moved
   */
  void set(FileException fault) {
    Path file = fault.path();
    if (!file.startsWith(directory) || !Files.isRegularFile(file)) {
      notices.accept(fault);
      return;
    }
    Path aside = file.resolveSibling(file.getFileName() + ".aside");
    for (int k = 2; Files.exists(aside); k++) {
      aside = file.resolveSibling(file.getFileName() + ".aside-" + k);
    }
    try {
      Files.move(file, aside, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new FileException(file, "cannot be set aside: " + e.getMessage(), e);
    }
    notices.accept(
        new FileException(
            file, fault.line(), fault.what() + "\nIt is set aside as " + aside.getFileName()));
  }
}

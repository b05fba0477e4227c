package org.boardwalk.library.answers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import org.boardwalk.file.FileException;

/**
 * Where files of one's own go that cannot be believed: they keep what they hold, under another name
 * beside the old one. What the program brings cannot be moved, and is passed over.
 *
 * @param directory the user's own folder
 * @param notices hears of every file that is set aside or passed over
 */
record Aside(Path directory, Consumer<FileException> notices) {

  /** What is wrong with a file whose claim a movement has shown to be wrong. */
  static FileException contradicted(Path file) {
    return new FileException(
        file,
        0,
        "claims that nothing, or nothing better, exists; that is not so"
            + "\nMaybe report it to whoever made the file.");
  }

  /**
   * @throws FileException when the file is there and cannot be moved
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

package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;

/**
 * A layer of the library: a place of solution files, either a directory or the files that come with
 * the program.
 */
public interface Layer {

  /**
   * @param name folders and name of a file, with slashes between them
   * @return its text; empty when there is no such file
   * @throws FileException when the file exists and cannot be read
   */
  Optional<String> text(String name);

  /**
   * @return the names of all files, sorted
   * @throws FileException when they cannot be listed
   */
  List<String> names();

  /** {@return the name of the file in messages} */
  Path path(String name);
}

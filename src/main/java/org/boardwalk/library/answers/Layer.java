package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.file.FileException;

/** A place where solution files are: a directory, or what the program brings. */
public interface Layer {

  /**
   * @param name folders and name of a file, with slashes between them
   * @return its text; empty when there is no such file
   * @throws FileException when it is there and cannot be read
   */
  Optional<String> text(String name);

  /**
   * @return the names of all files, sorted
   * @throws FileException when they cannot be listed
   */
  List<String> names();

  /**
   * @param name a name
   * @return what the file is called in messages
   */
  Path path(String name);
}

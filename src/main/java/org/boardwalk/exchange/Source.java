package org.boardwalk.exchange;

import java.nio.file.Path;
import org.boardwalk.library.FileException;

/**
 * A file that is being read.
 *
 * @param path where it is
 * @param text what it holds
 */
record Source(Path path, String text) {

  /** The name of the file without its suffix, for movements that have no other name. */
  String stem() {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  FileException fault(int line, String what) {
    return new FileException(path, line, what);
  }

  /** Refuses a number out of range. */
  int within(int line, String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw fault(line, "%s [%d] must be from %d to %d".formatted(what, value, least, most));
    }
    return value;
  }

  /** A whole number of at most nine digits; anything else is refused. */
  int number(int line, String what, String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw fault(line, "%s [%s] is no whole number".formatted(what, shortened(text)));
    }
    return Integer.parseInt(text);
  }

  /** Text from the file for a message, which is to stay on one line. */
  static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "..." : text;
  }
}

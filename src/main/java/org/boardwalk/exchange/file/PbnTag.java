package org.boardwalk.exchange.file;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A tag of Portable Bridge Notation, such as {@code [Board "1"]}, and what is left of a torn one.
 */
public final class PbnTag {

  /** A whole tag: its name, and its value without quotation marks. */
  public static final Pattern WHOLE = Pattern.compile("\\[\\s*+(\\w++)\\s++\"([^\"]*+)\"\\s*+\\]");

  private static final Pattern BEGUN =
      Pattern.compile("\\s*+\\[\\s*+(\\w|\\[|$).*", Pattern.DOTALL);

  private PbnTag() {}

  /**
   * @param text the beginning of a file
   * @return whether it begins with a tag, or with a bracket that can only be that of a torn one
   */
  public static boolean begins(String text) {
    return BEGUN.matcher(text).matches();
  }

  /**
   * Refuses a tag whose bracket is not closed on its line, or on those after it up to the next tag
   * or an empty line.
   *
   * @param path the file
   * @param lines its lines
   * @param from the index of a line outside of comments
   * @throws FileException when the line begins with such a tag
   */
  public static void refuseTorn(Path path, List<String> lines, int from) {
    if (!lines.get(from).stripLeading().startsWith("[")) {
      return;
    }
    for (int k = from; k < lines.size(); k++) {
      String line = lines.get(k).strip();
      if (k > from && (line.isEmpty() || line.startsWith("["))) {
        break;
      }
      if (line.indexOf(']') >= 0) {
        return;
      }
    }
    throw new FileException(
        path,
        from + 1,
        "the bracket of a tag is not closed\n"
            + "Maybe the file was cut off, or part of the line is missing: a whole tag is [Board"
            + " \"1\"].");
  }
}

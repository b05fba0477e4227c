package org.boardwalk.model.notation;

/** Text wrapped in lines of limited length. */
final class WrappedText {

  private static final int WIDTH = 100;

  private WrappedText() {}

  /**
   * Wraps a text at blanks.
   *
   * @param first the beginning of the first line
   * @param text the text, broken at its blanks
   * @return lines, each ended by a line feed; later lines are indented as far as the first
   */
  static String of(String first, String text) {
    StringBuilder all = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    boolean begun = false;
    for (String word : text.strip().split(" ", -1)) {
      if (begun && line.length() + 1 + word.length() > WIDTH) {
        all.append(line).append('\n');
        line = new StringBuilder(" ".repeat(first.length()));
        begun = false;
      }
      line.append(begun ? " " : "").append(word);
      begun = true;
    }
    return all.append(line).append('\n').toString();
  }
}

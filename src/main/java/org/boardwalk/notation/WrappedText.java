package org.boardwalk.notation;

/** Text in lines that are not too long. */
final class WrappedText {

  private static final int WIDTH = 100;

  private WrappedText() {}

  /**
   * Breaks at blanks.
   *
   * @param first what the first line begins with
   * @param text the text; its blanks are taken as they come
   * @return lines, each ended by a line feed; the later ones are indented as far as the first
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

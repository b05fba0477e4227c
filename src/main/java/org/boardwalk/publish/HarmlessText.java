package org.boardwalk.publish;

/**
 * Makes foreign text, such as the name in a file, safe to print: characters that control a terminal
 * or change the direction of writing are shown as U+FFFD.
 */
public final class HarmlessText {

  private static final int REPLACEMENT = 0xFFFD;

  private HarmlessText() {}

  /**
   * @param text any text
   * @return the text without characters that control a terminal, break a line or change the
   *     direction of writing
   */
  public static String of(String text) {
    return text.codePoints()
        .map(c -> harmful(c) ? REPLACEMENT : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString()
        .strip();
  }

  private static boolean harmful(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}

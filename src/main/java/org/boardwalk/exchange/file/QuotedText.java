package org.boardwalk.exchange.file;

import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;

/**
 * Free text as a YAML scalar on one line. Quoted text is safe by construction: between double
 * quotes only letters, digits, marks, visible punctuation, symbols and the space are written as
 * they are, a quote and a backslash follow a backslash, and every other character (line ends,
 * control characters, direction marks, lone surrogates) is written by its number.
 */
final class QuotedText {

  /** Words with single spaces between them: no YAML type but text has a space and no colon. */
  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z0-9]+(,? [A-Za-z0-9]+){1,20}", Pattern.DOTALL);

  private QuotedText() {}

  /** Text for a line of its own, not inside braces: without quotes where that is safe. */
  static String line(String text) {
    return text.length() <= 120 && PLAIN.matcher(text).matches() ? text : of(text);
  }

  /**
   * @param text any text
   * @return the text in quotes
   */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
              } else if (visible(c)) {
                quoted.appendCodePoint(c);
              } else {
                quoted.append(c > 0xFFFF ? Text.of("\\U%08X", c) : Text.of("\\u%04X", c));
              }
            });
    return quoted.append('"').toString();
  }

  /** Whether a character is always visible and shows only itself. */
  static boolean visible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}

package org.boardwalk.exchange.file;

import static java.util.regex.Matcher.quoteReplacement;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;

/**
 * Foreign text, made fit to be printed: control characters, terminal escapes and marks that change
 * the direction of writing are shown by their number, as in JSON, and long values are cut.
 * Stateless.
 */
public final class Shown {

  /** The most characters of a value in a message. */
  private static final int VALUE = 60;

  private static final int SENTENCE = 120;

  /** The most characters of a line of a message, where a value in it has no brackets around it. */
  private static final int LINE = 500;

  /** A long value in brackets; a list of allowed values, after "one of", is not cut. */
  private static final Pattern LONG_VALUE =
      Pattern.compile("(?<!one of )\\[([^\\[\\]\\n]{61,}+)\\]");

  private static final Pattern LONG_LINE = Pattern.compile(".{501,}+");
  private static final String CUT = " characters)";

  private Shown() {}

  /**
   * @param value a value
   * @return the value on one line; of more than 60 characters the beginning, and how many there are
   */
  public static String of(String value) {
    return of(value, VALUE);
  }

  /**
   * @param value a sentence that may quote a file or come from another process, such as a parser's
   *     message
   * @return its beginning, fit for a message
   */
  public static String sentence(String value) {
    return of(value, SENTENCE);
  }

  /**
   * @param text any text, such as a title
   * @return the whole text on one line
   */
  public static String line(String text) {
    return escaped(text, false);
  }

  /**
   * @param message a message that may quote a file or a command line
   * @return the message with its line ends, each value in brackets cut like {@link #of}
   */
  public static String message(String message) {
    String values =
        LONG_VALUE.matcher(message).replaceAll(m -> quoteReplacement("[" + cut(m) + "]"));
    return escaped(
        LONG_LINE.matcher(values).replaceAll(m -> quoteReplacement(of(m.group(), LINE))), true);
  }

  /** A value in brackets; one that was cut before stays as it is. */
  private static String cut(MatchResult found) {
    String value = found.group(1);
    return value.endsWith(CUT) ? value : of(value);
  }

  private static String of(String value, int most) {
    int length = value.codePointCount(0, value.length());
    return length <= most
        ? line(value)
        : line(value.substring(0, value.offsetByCodePoints(0, most)))
            + Text.of("… (%,d%s", length, CUT);
  }

  private static String escaped(String text, boolean lines) {
    if (text.codePoints().allMatch(c -> QuotedText.visible(c) || (lines && c == '\n'))) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (QuotedText.visible(c)
                  || Character.getType(c) == Character.SPACE_SEPARATOR
                  || (lines && c == '\n')) {
                shown.appendCodePoint(c);
              } else {
                shown.append(c > 0xFFFF ? Text.of("\\U%08x", c) : Text.of("\\u%04x", c));
              }
            });
    return shown.toString();
  }
}

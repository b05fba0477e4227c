package org.boardwalk.file;

/** A value from a file, made fit for a message: one short line without invisible characters. */
public final class Shown {

  private static final int WORD = 40;
  private static final int SENTENCE = 120;

  private Shown() {}

  /**
   * @param value a value
   * @return the beginning of the value, fit for a message
   */
  public static String of(String value) {
    return of(value, WORD);
  }

  /**
   * @param value a sentence that may quote a file or come from another process, such as a parser's
   *     message
   * @return its beginning, fit for a message
   */
  public static String sentence(String value) {
    return of(value, SENTENCE);
  }

  private static String of(String value, int most) {
    StringBuilder shown = new StringBuilder();
    value
        .codePoints()
        .limit(most)
        .forEach(c -> shown.appendCodePoint(QuotedText.visible(c) ? c : '?'));
    return shown + (value.codePointCount(0, value.length()) > most ? "..." : "");
  }
}

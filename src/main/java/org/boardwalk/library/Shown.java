package org.boardwalk.library;

/** A value from a file as it stands in a message: one short line, nothing invisible. */
final class Shown {

  private static final int MOST = 40;

  private Shown() {}

  static String of(String value) {
    StringBuilder shown = new StringBuilder();
    value
        .codePoints()
        .limit(MOST)
        .forEach(c -> shown.appendCodePoint(QuotedText.visible(c) ? c : '?'));
    return shown + (value.codePointCount(0, value.length()) > MOST ? "..." : "");
  }
}

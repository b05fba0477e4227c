package org.boardwalk.publish.paper;

import java.util.List;

/**
 * Calculates how text breaks into lines: at spaces, between Chinese and Japanese letters, and
 * inside a word that is wider than the line.
 */
final class Lines {

  /**
   * The share of the width that is used, because the page breaks lines by slightly different
   * arithmetic.
   */
  static final double SLACK = 0.96;

  private Lines() {}

  /** The number of lines that a text needs. */
  static int of(String text, double widthInEms) {
    double width = widthInEms * SLACK;
    if (text.isEmpty() || Typeface.ems(text) <= width) {
      return 1;
    }
    int lines = 1;
    double used = 0;
    double space = Typeface.ems(" ");
    for (String word : text.split(" ", -1)) {
      double wide = Typeface.ems(word);
      if (used > 0 && used + space + wide <= width) {
        used += space + wide;
        continue;
      }
      if (used > 0 && wide > width && anywhere(word)) {
        // The word begins on this line, but one character may not fit.
        wide += used + space;
      } else {
        lines += used > 0 ? 1 : 0;
      }
      used = wide;
      if (wide > width) {
        // A broken word leaves up to one character of each line free.
        int more = (int) Math.ceil(wide / Math.max(0.3, width - 0.8)) - 1;
        lines += more;
        used = width;
      }
    }
    return lines;
  }

  /**
   * The two names of a pair, each of which a line can hold and none may break; other text in one
   * part, which may break.
   */
  static List<String> whole(String text, double widthInEms) {
    int and = text.indexOf(CardGrid.Box.AND);
    if (and < 0) {
      return List.of(text);
    }
    List<String> two =
        List.of(text.substring(0, and), text.substring(and + 1).replace('\u00A0', ' '));
    return two.stream().allMatch(name -> Typeface.ems(name) <= widthInEms * SLACK)
        ? two
        : List.of(text);
  }

  /** Whether a word may be broken between any two of its letters. */
  static boolean anywhere(String word) {
    return word.codePoints()
        .limit(Math.max(1, word.length() - 1))
        .allMatch(
            c ->
                Character.isIdeographic(c)
                    || Character.UnicodeScript.of(c) == Character.UnicodeScript.HIRAGANA
                    || Character.UnicodeScript.of(c) == Character.UnicodeScript.KATAKANA);
  }

  /** The width of the widest word of a text, in ems. */
  static double widestWord(String text) {
    double widest = 0;
    for (String word : text.split(" ", -1)) {
      widest = Math.max(widest, Typeface.ems(word));
    }
    return widest;
  }

  /** The largest type size, up to a limit in points, in which each text fits on one line. */
  static double oneLine(List<String> texts, double width, double most) {
    double widest = texts.stream().mapToDouble(Typeface::ems).max().orElse(0);
    return widest == 0 ? most : Math.min(most, width * SLACK / widest);
  }
}

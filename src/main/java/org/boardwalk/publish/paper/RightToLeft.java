package org.boardwalk.publish.paper;

import java.text.AttributedString;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.batik.gvt.text.ArabicTextHandler;

/**
 * Prepares names that are written from right to left for a PDF, which does not reorder letters:
 * each run of such words is put into visual order, with Arabic letters joined. The words of a run
 * stay on one line. Browsers and pictures do all this themselves.
 */
final class RightToLeft {

  /** The range, which is looked at first, spares most letters the search in the scripts. */
  private static final String LETTERS =
      "[\\x{590}-\\x{10FFFF}&&[\\p{IsHebrew}\\p{IsArabic}\\p{IsSyriac}\\p{IsThaana}\\p{IsNko}]]";

  private static final Pattern RUN =
      Pattern.compile(LETTERS + "(?:[\\p{Mn}\\p{Nd} .,'\"\u00A0-]*(?:" + LETTERS + "|\\p{Mn}))*+");
  private static final String PICTURE = "<svg ";
  private static final String PICTURE_END = "</svg>";
  private static final char KEEPS_TOGETHER = '\u00A0';

  private RightToLeft() {}

  /** A page with its text in visual order; pictures are unchanged. */
  static String drawn(String html) {
    if (!RUN.matcher(html).find()) {
      return html;
    }
    StringBuilder page = new StringBuilder();
    int from = 0;
    int picture = html.indexOf(PICTURE);
    int end = html.indexOf(PICTURE_END, picture);
    while (picture >= 0 && end >= 0) {
      page.append(words(html.substring(from, picture))).append(html, picture, end);
      from = end;
      picture = html.indexOf(PICTURE, end);
      end = html.indexOf(PICTURE_END, picture);
    }
    return page.append(words(html.substring(from))).toString();
  }

  private static String words(String text) {
    return RUN.matcher(text).replaceAll(run -> seen(run.group()));
  }

  /** Text that reads from right to left, in visual order from left to right. */
  static String seen(String run) {
    String read = run.replace(' ', KEEPS_TOGETHER);
    Bidi bidi = new Bidi(read, Bidi.DIRECTION_RIGHT_TO_LEFT);
    List<String> letters = new ArrayList<>();
    List<Byte> levels = new ArrayList<>();
    for (int k = 0; k < read.length(); k++) {
      char c = read.charAt(k);
      boolean mark = Character.getType(c) == Character.NON_SPACING_MARK;
      if (mark && !letters.isEmpty()) {
        letters.set(letters.size() - 1, letters.get(letters.size() - 1) + c);
      } else {
        letters.add("" + c);
        levels.add((byte) bidi.getLevelAt(k));
      }
    }
    byte[] deep = new byte[levels.size()];
    for (int k = 0; k < deep.length; k++) {
      deep[k] = levels.get(k);
    }
    Object[] all = letters.toArray();
    Bidi.reorderVisually(deep, 0, all, 0, all.length);
    StringBuilder seen = new StringBuilder();
    for (Object letter : all) {
      seen.append(letter);
    }
    return joined(seen.toString());
  }

  /** Joins Arabic letters that are already in visual order. */
  private static String joined(String seen) {
    AttributedString forms = ArabicTextHandler.assignArabicForms(new AttributedString(seen));
    return ArabicTextHandler.createSubstituteString(forms.getIterator());
  }
}

package org.boardwalk.publish.picture;

import org.boardwalk.movement.text.Text;

/** Fits names into a width by drawing wider names with narrower letters. */
final class Squeeze {

  private static final double WIDE = 0.86;
  private static final double USUAL = 0.58;
  private static final double BLANK = 0.32;

  private Squeeze() {}

  /** The attribute for a text that is too wide for its place, empty for others. */
  static String of(String text, double points, double width) {
    double ems = text.chars().mapToDouble(Squeeze::ems).sum();
    return ems * points <= width
        ? ""
        : Text.of(" textLength=\"%.0f\" lengthAdjust=\"spacingAndGlyphs\"", width);
  }

  /**
   * The estimated width of a letter, in ems. The estimate is generous, as text estimated too narrow
   * would overflow.
   */
  private static double ems(int letter) {
    if (letter == ' ') {
      return BLANK;
    }
    return Character.isUpperCase(letter) || letter > 0xFF ? WIDE : USUAL;
  }
}

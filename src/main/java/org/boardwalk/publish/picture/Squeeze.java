package org.boardwalk.publish.picture;

import org.boardwalk.text.Text;

/** Keeps names inside a width: one that is wider is drawn narrower. */
final class Squeeze {

  private static final double WIDE = 0.86;
  private static final double USUAL = 0.58;

  private Squeeze() {}

  /** The attribute for a text that is too wide for its place, empty for others. */
  static String of(String text, double points, double width) {
    double ems =
        text.chars().mapToDouble(c -> Character.isUpperCase(c) || c > 0xFF ? WIDE : USUAL).sum();
    return ems * points <= width
        ? ""
        : Text.of(" textLength=\"%.0f\" lengthAdjust=\"spacingAndGlyphs\"", width);
  }
}

package org.boardwalk.publish.paper;

import org.boardwalk.text.Text;

/** The size of the paper, upright. */
public enum PageSize {
  /** 210 × 297 mm. */
  A4(210, 297),
  /** 8.5 × 11 inches. */
  LETTER(215.9, 279.4);

  /** What printers can reach on every side, in mm. */
  static final double MARGIN = 11;

  private final double width;
  private final double height;

  PageSize(double width, double height) {
    this.width = width;
    this.height = height;
  }

  /** The whole sheet. */
  Area sheet() {
    return new Area(0, 0, width, height);
  }

  /** What is printed on; a millimetre is left over so that rounding never starts a new page. */
  Area area() {
    return new Area(0, 0, width - 2 * MARGIN, height - 2 * MARGIN - 1);
  }

  /** The size as style sheets write it. */
  String css() {
    return Text.of("%smm %smm", width, height);
  }
}

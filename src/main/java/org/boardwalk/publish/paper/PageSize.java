package org.boardwalk.publish.paper;

import org.boardwalk.movement.text.Text;

/** The paper sizes, in portrait format. */
public enum PageSize {
  /** 210 × 297 mm. */
  A4(210, 297),
  /** 8.5 × 11 inches. */
  LETTER(215.9, 279.4);

  /** The margin on every side, in mm, as printers cannot print up to the edge. */
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

  /** The printed area; a millimetre is left free so that rounding never starts a new page. */
  Area area() {
    return new Area(0, 0, width - 2 * MARGIN, height - 2 * MARGIN - 1);
  }

  /** The size in CSS. */
  String css() {
    return Text.of("%smm %smm", width, height);
  }
}

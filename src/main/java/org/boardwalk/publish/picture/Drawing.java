package org.boardwalk.publish.picture;

import java.util.HashMap;
import java.util.Map;
import org.boardwalk.publish.Pages;

/** A picture before it has a size. All text in it is escaped, and it runs no script. */
public final class Drawing {

  private final String title;
  private final String template;
  private final double width;
  private final double height;
  private final Map<String, Object> values;

  Drawing(String title, String template, double width, double height, Map<String, Object> values) {
    this.title = title;
    this.template = template;
    this.width = width;
    this.height = height;
    this.values = Map.copyOf(values);
  }

  /** {@return a short description of the picture} */
  public String title() {
    return title;
  }

  /** {@return the picture in its own size, as an SVG file} */
  public String svg() {
    return fill(number(width), number(height));
  }

  /**
   * @param mostWidth how wide it may be, in mm
   * @param mostHeight how high, in mm
   * @return the picture as large as that allows, to stand inside a page
   */
  public String svg(double mostWidth, double mostHeight) {
    double scale = Math.min(mostWidth / width, mostHeight / height);
    return fill(number(width * scale) + "mm", number(height * scale) + "mm");
  }

  private String fill(String shownWidth, String shownHeight) {
    Map<String, Object> all = new HashMap<>(values);
    all.put("title", title);
    all.put("width", shownWidth);
    all.put("height", shownHeight);
    all.put("box", "0 0 " + number(width) + " " + number(height));
    return new Pages().fill(template, all);
  }

  /**
   * A coordinate, rounded to a tenth. Large pictures have thousands of coordinates, so a formatter
   * would be too slow.
   */
  static String number(double value) {
    long tenths = Math.round(value * 10);
    String sign = tenths < 0 ? "-" : "";
    long size = Math.abs(tenths);
    return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
  }
}

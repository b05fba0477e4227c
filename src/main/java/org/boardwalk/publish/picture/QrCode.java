package org.boardwalk.publish.picture;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import org.boardwalk.movement.text.Text;

/** A QR code of an address, as a picture that can be scaled. Stateless and thread-safe. */
public final class QrCode {

  /** The quiet zone that readers need: four white squares on each side (ISO/IEC 18004). */
  private static final int QUIET = 4;

  private QrCode() {}

  /**
   * @param text an address, at most 300 characters
   * @return the code as an SVG file, black on white in any theme; it stays readable with 15 % of it
   *     damaged
   * @throws IllegalArgumentException when the text is longer
   */
  public static String svg(String text) {
    return svg(text, "");
  }

  /**
   * @param text an address, at most 300 characters
   * @param millimetres how wide and high it is printed
   * @return the code in that size
   * @throws IllegalArgumentException when the text is longer
   */
  public static String svg(String text, double millimetres) {
    return svg(text, Text.of(" width=\"%1$.2fmm\" height=\"%1$.2fmm\"", millimetres));
  }

  private static String svg(String text, String measures) {
    ByteMatrix squares = squares(text);
    int size = squares.getWidth() + 2 * QUIET;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\""
        + measures
        + " viewBox=\"0 0 "
        + size
        + " "
        + size
        + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h"
        + size
        + "v"
        + size
        + "h-"
        + size
        + "z\"/><path fill=\"#000\" d=\""
        + path(squares)
        + "\"/></svg>\n";
  }

  private static ByteMatrix squares(String text) {
    if (text.isEmpty() || text.length() > 300) {
      throw new IllegalArgumentException(
          "address [" + text.length() + " characters] must have from 1 to 300");
    }
    try {
      return Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
    } catch (WriterException e) {
      throw new IllegalStateException("300 characters fit into every code", e);
    }
  }

  /** Each run of black squares in a row is one piece. */
  private static String path(ByteMatrix squares) {
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < squares.getHeight(); y++) {
      int x = 0;
      while (x < squares.getWidth()) {
        int start = x;
        while (x < squares.getWidth() && squares.get(x, y) == 1) {
          x++;
        }
        if (x > start) {
          path.append('M').append(start + QUIET).append(' ').append(y + QUIET);
          path.append('h').append(x - start).append("v1h-").append(x - start).append('z');
        } else {
          x++;
        }
      }
    }
    return path.toString();
  }
}

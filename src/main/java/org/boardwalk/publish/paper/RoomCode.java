package org.boardwalk.publish.paper;

import java.net.URI;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.picture.QrCode;
import org.boardwalk.text.Text;

/**
 * The link to the room during play, at the foot of the sheets at the door: a code for phones, and
 * the address for typing.
 *
 * @param svg the code
 * @param address the address in letters
 * @param style its position, in CSS
 */
record RoomCode(String svg, String address, String style) {

  /** The side of the code, in mm; phones read it from an arm's length. */
  private static final double SIDE = 34;

  private static final double GAP = 3;

  /** Creates the code for the foot of a page. */
  static RoomCode of(URI room, Area page) {
    return new RoomCode(
        QrCode.svg(room.toString(), SIDE),
        HarmlessText.of(room.toString()),
        Text.of(
            "left:0;top:%.2fmm;width:%.2fmm;height:%.2fmm",
            page.height() - SIDE, page.width(), SIDE));
  }

  /** The area of a page above the code. */
  Area above(Area page) {
    return new Area(page.left(), page.top(), page.width(), page.height() - SIDE - GAP);
  }
}

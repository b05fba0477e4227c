package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;

/** How many cards stand on a page. */
public enum PerPage {
  /** One. */
  ONE(1, 1),
  /** Two, one above the other. */
  TWO(1, 2),
  /** Four, two by two. */
  FOUR(2, 2);

  /** Between cards, for the scissors, in mm. */
  private static final double GAP = 8;

  private final int across;
  private final int down;

  PerPage(int across, int down) {
    this.across = across;
    this.down = down;
  }

  /**
   * @param cards 1, 2 or 4
   * @return the way to lay them out
   * @throws IllegalArgumentException for any other number
   */
  public static PerPage of(int cards) {
    return switch (cards) {
      case 1 -> ONE;
      case 2 -> TWO;
      case 4 -> FOUR;
      default ->
          throw new IllegalArgumentException("cards to a page [" + cards + "] must be 1, 2 or 4");
    };
  }

  PerPage fewer() {
    return this == FOUR ? TWO : ONE;
  }

  /** Where the cards stand. */
  List<Area> areas(Area page) {
    double width = (page.width() - (across - 1) * GAP) / across;
    double height = (page.height() - (down - 1) * GAP) / down;
    List<Area> areas = new ArrayList<>();
    for (int y = 0; y < down; y++) {
      for (int x = 0; x < across; x++) {
        areas.add(new Area(x * (width + GAP), y * (height + GAP), width, height));
      }
    }
    return areas;
  }
}

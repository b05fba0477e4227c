package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;

/** The number of cards on a page. */
public enum PerPage {
  /** One. */
  ONE(1, 1),
  /** Two, one above the other. */
  TWO(1, 2),
  /** Four, two by two. */
  FOUR(2, 2),
  /** Four, one above the other. */
  STACK(1, 4),
  /** Eight, in two columns. */
  EIGHT(2, 4);

  /** The most rows of a card of half the height. */
  private static final int FEW_ROWS = 6;

  /** The gap between cards, for cutting, in mm. */
  private static final double GAP = 8;

  private final int across;
  private final int down;

  PerPage(int across, int down) {
    this.across = across;
    this.down = down;
  }

  /**
   * @param cards 1, 2, 4 or 8
   * @return the way to lay them out
   * @throws IllegalArgumentException for any other number
   */
  public static PerPage of(int cards) {
    return switch (cards) {
      case 1 -> ONE;
      case 2 -> TWO;
      case 4 -> FOUR;
      case 8 -> EIGHT;
      default ->
          throw new IllegalArgumentException(
              "cards to a page [" + cards + "] must be 1, 2, 4 or 8");
    };
  }

  PerPage fewer() {
    return switch (this) {
      case EIGHT -> FOUR;
      case FOUR, STACK -> TWO;
      case TWO, ONE -> ONE;
    };
  }

  /** More cards to a page where each has few rows. */
  PerPage compact(int rows) {
    return switch (this) {
      case FOUR -> rows <= FEW_ROWS ? EIGHT : FOUR;
      case TWO -> rows <= FEW_ROWS ? STACK : TWO;
      case ONE, STACK, EIGHT -> this;
    };
  }

  /** The areas of the cards. */
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

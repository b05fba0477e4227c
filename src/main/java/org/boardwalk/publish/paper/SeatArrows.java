package org.boardwalk.publish.paper;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.paper.Block.SeatMove;

/**
 * A picture of a table with an arrow from every seat to its next place, for people who prefer
 * pictures. All cards of a layout use one size. Three rows: north, the table between west and east,
 * south.
 */
final class SeatArrows {

  private static final double MOST = 34;

  /** The largest share of a card's height that a row takes. */
  private static final double OF_HEIGHT = 0.036;

  /** The distance from one row to the next, in ems. */
  private static final double LINE = 1.3;

  /** The height of the table, in ems. */
  private static final double TABLE = 2;

  /** An arrow and the space around it, in ems. */
  private static final double ARROW = 1.6;

  /** The table's share of the width. */
  private static final double MIDDLE = 0.12;

  /** The factor by which bold letters are wider than measured ones. */
  private static final double BOLD = 1.13;

  /** Space above and below, in points. */
  private static final double ROOM = 8;

  private static final Map<Seat, String> ARROWS =
      Map.of(Seat.NORTH, "↑", Seat.SOUTH, "↓", Seat.EAST, "→", Seat.WEST, "←");

  private static final String STAYS = "•";

  private final double type;

  SeatArrows(List<Block> blocks, double width, double height) {
    double words =
        blocks.stream()
            .flatMap(b -> b.moves().stream())
            .mapToDouble(m -> Typeface.ems(m.words()))
            .max()
            .orElse(0);
    double side = width * (1 - MIDDLE) / 2;
    type = Math.min(Math.min(MOST, side / (ARROW + BOLD * words)), OF_HEIGHT * height);
  }

  /** A seat in the picture: its arrow, or a dot where it stays, and the move in words. */
  record Drawn(String arrow, String words) {}

  /**
   * The values for the template: the table's number, the seats by their names in capitals, and
   * styles.
   */
  record Picture(
      String number, Map<String, Drawn> seats, String style, String middle, String table) {}

  /** The height of the picture on a card, in points. */
  double height(Block block) {
    return block.moves().isEmpty() ? 0 : type * (2 * LINE + TABLE) + ROOM;
  }

  /** The picture; without seats where the moves are not the same after every round. */
  Picture of(Block block) {
    return new Picture(
        block.title().replaceAll("[^0-9]", ""),
        block.moves().stream().collect(Collectors.toMap(m -> m.seat().name(), SeatArrows::drawn)),
        Text.of("font-size:%.2fpt;line-height:%.2f", type, LINE),
        Text.of("width:%.1f%%", 100 * MIDDLE),
        Text.of("height:%.2fpt", type * TABLE));
  }

  private static Drawn drawn(SeatMove move) {
    return new Drawn(move.stays() ? STAYS : ARROWS.getOrDefault(move.seat(), STAYS), move.words());
  }
}

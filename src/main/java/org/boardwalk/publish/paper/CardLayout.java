package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.paper.Block.SeatMove;

/**
 * Lays out the cards of one paper in the same way: title, signs, table and note get the largest
 * type that fits them all. Widths and heights here are in points.
 */
final class CardLayout {

  /** The line around a card and the white inside it, both sides together. */
  private static final double FRAME = 17;

  private static final double TITLE_MOST = 60;
  private static final double GRID_MOST = 26;

  /** The size of text that is worth as much as numbers of size 1 with names below them. */
  private static final double NAMED = 0.65;

  private final List<Block> blocks;
  private final Language language;
  private final double width;
  private final double height;
  private final double title;
  private final double about;
  private final SeatArrows arrows;
  private final Signs signs;
  private final double note;
  private final GridFit fit;

  CardLayout(List<Block> blocks, Area area, TypeSize type, Language language) {
    this.blocks = blocks;
    this.language = language;
    width = area.points() - FRAME;
    height = area.pointsDown() - FRAME;
    title = Math.min(TITLE_MOST, height * 0.085);
    about = Math.max(7, Math.min(12, title * 0.3));
    arrows = new SeatArrows(blocks, width, height);
    signs = new Signs(blocks, area, width, height);
    note = Math.max(8, type.least() * 0.8);
    fit =
        blocks.stream().map(Block::grid).allMatch(g -> g.columns().isEmpty())
            ? new GridFit(GRID_MOST, 1, new Columns(List.of()))
            : GridFit.of(
                blocks.stream().map(Block::grid).toList(),
                width,
                blocks.stream().mapToDouble(this::gridHeight).min().orElse(0),
                type.least(),
                Math.min(GRID_MOST, height * 0.045));
  }

  /** A card that is ready for the template: its texts, and their sizes in CSS. */
  record Card(
      Block block,
      String titleStyle,
      String aboutStyle,
      SeatArrows.Picture arrows,
      List<Signs.SignRow> signs,
      String gridStyle,
      List<Heading> heads,
      List<Row> rows,
      String noteStyle) {}

  /** The heading of a column. */
  record Heading(String text, String style) {}

  /** A row of the table. */
  record Row(String style, List<Sign> cells) {}

  /** A cell of the table. */
  record Sign(List<String> text, List<String> name, String next, String style) {}

  /** The cards; those with many rows continue on further cards. */
  List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (Block block : blocks) {
      int rows = block.grid().rows().size();
      int parts = Math.max(1, (rows + fit.rows() - 1) / fit.rows());
      int each = (rows + parts - 1) / parts;
      for (int k = 0; k < parts; k++) {
        String more = parts == 1 ? "" : ", " + language.say("part", k + 1, parts);
        cards.add(card(block.part(k * each, (k + 1) * each, more)));
      }
    }
    return cards;
  }

  /**
   * The type of the tables; the largest where there are no tables. Tables with names below their
   * numbers count as a little larger than they are, because only the numbers are read from afar.
   */
  double points() {
    boolean named =
        blocks.stream()
            .flatMap(b -> b.grid().rows().stream().flatMap(List::stream))
            .anyMatch(box -> !box.name().isEmpty());
    return named ? fit.points() * NAMED : fit.points();
  }

  private Card card(Block block) {
    CardGrid grid = block.grid();
    double space = gridHeight(block);
    List<Heading> heads = new ArrayList<>();
    for (int c = 0; c < grid.columns().size(); c++) {
      heads.add(
          new Heading(
              grid.columns().get(c).head(), Text.of("width:%.2f%%", 100 * fit.columns().share(c))));
    }
    List<Row> rows =
        grid.rows().stream()
            .map(
                r ->
                    new Row(
                        "height:" + points(fit.rowHeight(grid, r, width, space)), shown(grid, r)))
            .toList();
    return new Card(
        block,
        Text.of("font-size:%.2fpt;height:%.2fpt", titleOf(block), title * 1.15),
        Text.of("font-size:%.2fpt", about),
        arrows.of(block),
        signs.rows(block),
        Text.of("font-size:%.2fpt", fit.points()),
        heads,
        rows,
        Text.of("font-size:%.2fpt", note));
  }

  private List<Sign> shown(CardGrid grid, List<CardGrid.Box> row) {
    if (grid.bar(row)) {
      return List.of(new Sign(List.of(row.get(0).text()), List.of(""), "", "bar"));
    }
    List<Sign> cells = new ArrayList<>();
    for (int c = 0; c < row.size(); c++) {
      String style = grid.columns().get(c).strong() ? "strong" : "plain";
      double room = fit.columns().share(c) * width / fit.points() - Columns.GAP;
      cells.add(
          new Sign(
              Lines.whole(row.get(c).text(), room),
              Lines.whole(row.get(c).name(), room / Columns.NAME),
              row.get(c).next(),
              style));
    }
    return cells;
  }

  private double titleOf(Block block) {
    return Lines.oneLine(List.of(block.title()), width * 0.64, title);
  }

  private double gridHeight(Block block) {
    double left = height - Math.max(title, 2 * about) * 1.3 - 6;
    left -= arrows.height(block) + signs.height(block);
    if (!block.note().isEmpty()) {
      left -= Lines.of(block.note(), width / note) * note * 1.3 + 8;
    }
    return left;
  }

  private static String points(double size) {
    return Math.round(size * 10) / 10.0 + "pt";
  }

  /**
   * A picture of a table with an arrow from every seat to its next place, for people who prefer
   * pictures. All cards of a layout use one size. Three rows: north, the table between west and
   * east, south.
   */
  private static final class SeatArrows {

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
      return new Drawn(
          move.stays() ? STAYS : ARROWS.getOrDefault(move.seat(), STAYS), move.words());
    }
  }
}

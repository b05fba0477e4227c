package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.text.Text;

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
  private final Area area;
  private final double width;
  private final double height;
  private final double title;
  private final double about;
  private final SeatArrows arrows;
  private final Signs signs;
  private final double note;
  private final GridFit fit;

  CardLayout(List<Block> blocks, Area area, TypeSize type) {
    this.blocks = blocks;
    this.area = area;
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
  record Sign(String text, String name, String next, String style) {}

  /** The cards; those with many rows continue on further cards. */
  List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (Block block : blocks) {
      int rows = block.grid().rows().size();
      int parts = Math.max(1, (rows + fit.rows() - 1) / fit.rows());
      int each = (rows + parts - 1) / parts;
      for (int k = 0; k < parts; k++) {
        String more = parts == 1 ? "" : Text.of(", part %d of %d", k + 1, parts);
        cards.add(card(block.part(k * each, (k + 1) * each, more)));
      }
    }
    return cards;
  }

  Area area() {
    return area;
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

  private static List<Sign> shown(CardGrid grid, List<CardGrid.Box> row) {
    List<Sign> cells = new ArrayList<>();
    for (int c = 0; c < row.size(); c++) {
      String style = grid.columns().get(c).strong() ? "strong" : "plain";
      cells.add(new Sign(row.get(c).text(), row.get(c).name(), row.get(c).next(), style));
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
}

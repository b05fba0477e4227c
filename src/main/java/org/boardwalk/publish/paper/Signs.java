package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.boardwalk.movement.text.Text;

/**
 * The signs of cards with the same layout. Short signs, such as where a seat goes, stand several in
 * a row and can be read from afar; long signs, such as where the boards go, have a row each below
 * them. All short signs have one size on all cards, and so have all long signs.
 */
final class Signs {

  private static final double MOST = 48;

  /** The most characters of a short sign. */
  private static final int SHORT = 16;

  /** The space of a row around its type, in points. */
  private static final double ROOM = 10;

  /**
   * The factor for the largest type where there are several rows, so that the table keeps its
   * space.
   */
  private static final double OF_SEVERAL_ROWS = 0.75;

  private static final double OF_LONG = 0.4;

  private final int columns;
  private final double small;
  private final double large;

  Signs(List<Block> blocks, Area area, double width, double height) {
    List<String> all = blocks.stream().flatMap(b -> b.signs().stream()).toList();
    int most = blocks.stream().mapToInt(b -> shorts(b).size()).max().orElse(1);
    columns = Math.max(1, Math.min(most, area.wide() ? 4 : 2));
    double largest = Math.min(MOST, height * 0.085) * (most > columns ? OF_SEVERAL_ROWS : 1);
    large = Lines.oneLine(only(all, Signs::brief), width / columns - 14, largest);
    small = Lines.oneLine(only(all, sign -> !brief(sign)), width - 14, largest * OF_LONG);
  }

  /** A row of signs: the columns that each sign takes, and its size in CSS. */
  record SignRow(List<String> texts, int span, String style) {}

  List<SignRow> rows(Block block) {
    List<SignRow> rows = new ArrayList<>();
    List<String> shorts = shorts(block);
    for (int from = 0; from < shorts.size(); from += columns) {
      List<String> some = shorts.subList(from, Math.min(from + columns, shorts.size()));
      String style = Text.of("font-size:%.2fpt;width:%.2f%%", large, 100.0 / columns);
      rows.add(new SignRow(some, 1, style));
    }
    for (String sign : only(block.signs(), sign -> !brief(sign))) {
      rows.add(new SignRow(List.of(sign), columns, Text.of("font-size:%.2fpt", small)));
    }
    return rows;
  }

  /** The height of a card's signs, in points. */
  double height(Block block) {
    double height = block.signs().isEmpty() ? 0 : ROOM;
    for (SignRow row : rows(block)) {
      height += (brief(row.texts().get(0)) ? large : small) * 1.25 + ROOM;
    }
    return height;
  }

  private static List<String> shorts(Block block) {
    return only(block.signs(), Signs::brief);
  }

  private static boolean brief(String sign) {
    return sign.length() <= SHORT;
  }

  private static List<String> only(List<String> signs, Predicate<String> wanted) {
    return signs.stream().filter(wanted).toList();
  }
}

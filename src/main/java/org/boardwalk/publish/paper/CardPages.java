package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.text.Text;

/**
 * Cards distributed over pages.
 *
 * @param sheets the cards of each page
 * @param points the type size of their tables
 */
record CardPages(List<List<Placed>> sheets, double points) {

  CardPages {
    sheets = sheets.stream().map(List::copyOf).toList();
  }

  /** A card and its position on the page. */
  record Placed(CardLayout.Card card, String style) {}

  static CardPages of(List<Block> blocks, Paper paper, PaperSettings settings, Area within) {
    if (blocks.isEmpty()) {
      return new CardPages(List.of(), Double.MAX_VALUE);
    }
    int rows = blocks.stream().mapToInt(b -> b.grid().rows().size()).max().orElse(0);
    List<Area> areas = settings.perPage(paper, rows).areas(within);
    CardLayout layout = new CardLayout(blocks, areas.get(0), settings.type(), settings.language());
    List<CardLayout.Card> cards = layout.cards();
    List<List<Placed>> pages = new ArrayList<>();
    for (int from = 0; from < cards.size(); from += areas.size()) {
      List<Placed> page = new ArrayList<>();
      for (int k = from; k < Math.min(from + areas.size(), cards.size()); k++) {
        page.add(new Placed(cards.get(k), style(areas.get(k - from))));
      }
      pages.add(page);
    }
    return new CardPages(pages, layout.points());
  }

  private static String style(Area area) {
    return Text.of(
        "left:%.2fmm;top:%.2fmm;width:%.2fmm;height:%.2fmm",
        area.left(), area.top(), area.width(), area.height());
  }
}

package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.text.Text;

/** Deals cards out to pages. */
final class CardPages {

  private CardPages() {}

  /** A card and where it stands on its page. */
  record Placed(CardLayout.Card card, String style) {}

  static List<List<Placed>> of(
      List<Block> blocks, Paper paper, PaperSettings settings, Area within) {
    if (blocks.isEmpty()) {
      return List.of();
    }
    int rows = blocks.stream().mapToInt(b -> b.grid().rows().size()).max().orElse(0);
    List<Area> areas = settings.perPage(paper, rows).areas(within);
    List<CardLayout.Card> cards = new CardLayout(blocks, areas.get(0), settings.type()).cards();
    List<List<Placed>> pages = new ArrayList<>();
    for (int from = 0; from < cards.size(); from += areas.size()) {
      List<Placed> page = new ArrayList<>();
      for (int k = from; k < Math.min(from + areas.size(), cards.size()); k++) {
        page.add(new Placed(cards.get(k), style(areas.get(k - from))));
      }
      pages.add(page);
    }
    return pages;
  }

  private static String style(Area area) {
    return Text.of(
        "left:%.2fmm;top:%.2fmm;width:%.2fmm;height:%.2fmm",
        area.left(), area.top(), area.width(), area.height());
  }
}

package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.ShownDeals;

/**
 * Hand records: the cards of all boards on paper, to take home after the game, without an analysis
 * of the makeable contracts. Stateless and thread-safe.
 */
public final class HandRecords {

  private static final int COLUMNS = 3;

  private HandRecords() {}

  /**
   * A board.
   *
   * @param title its number, dealer and vulnerability
   * @param hands its four hands, North first
   */
  public record Board(String title, List<ShownDeals.Hand> hands) {

    /** Copies the list. */
    public Board {
      hands = List.copyOf(hands);
    }
  }

  /**
   * @param name the name above them
   * @param deals the cards of some boards
   * @param size the size of the sheets
   * @param language the language of titles and honours
   * @return the boards in their order, fifteen on a sheet of A4; a PDF
   */
  public static byte[] of(String name, ShownDeals deals, PageSize size, Language language) {
    List<Board> boards =
        deals.boards().stream()
            .map(b -> new Board(ShownDeals.title(b, language), deals.hands(b, language)))
            .toList();
    List<List<Board>> rows = new ArrayList<>();
    for (int from = 0; from < boards.size(); from += COLUMNS) {
      rows.add(boards.subList(from, Math.min(from + COLUMNS, boards.size())));
    }
    return PdfPages.of(
        new Pages()
            .fill(
                "paper/hands",
                Map.of(
                    "name", name, "language", language.code(), "rows", rows, "size", size.css())));
  }
}

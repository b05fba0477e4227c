package org.boardwalk.publish;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PbnText;
import org.boardwalk.scoring.deal.PlayingCard;
import org.boardwalk.scoring.deal.Shuffling;
import org.boardwalk.scoring.deal.Suit;

/**
 * The cards of the boards of an event, to be shown beside its scores.
 *
 * @param deals the deals, by the number of their board; boards may be missing
 */
public record ShownDeals(Map<Integer, Deal> deals) {

  /** No cards are known. */
  public static final ShownDeals NONE = new ShownDeals(Map.of());

  /** Copies the map. */
  public ShownDeals {
    deals = Map.copyOf(deals);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param pbn the text of a file of deals, as Portable Bridge Notation
   * @return the hands in it
   * @throws org.boardwalk.exchange.file.FileException with the first line that is wrong
   */
  public static ShownDeals read(Path path, String pbn) {
    Map<Integer, Deal> deals = new HashMap<>();
    // The order of dummies, which is drawn where the file has none, is not shown.
    PbnText.read(path, pbn, new Shuffling(OptionalLong.of(1)))
        .forEach(deal -> deals.put(deal.board(), deal));
    return new ShownDeals(deals);
  }

  /**
   * A hand as a page shows it.
   *
   * @param seat the letter of its seat
   * @param suits a line for each suit, the highest first
   */
  record Hand(String seat, List<String> suits) {

    private static Hand of(Deal deal, Seat seat) {
      return new Hand(
          seat.letter(),
          List.of(Suit.values()).stream().map(s -> s.sign() + " " + cards(deal, seat, s)).toList());
    }

    private static String cards(Deal deal, Seat seat, Suit suit) {
      String cards =
          deal.hand(seat).stream()
              .filter(card -> card.suit() == suit)
              .sorted((one, other) -> other.rank() - one.rank())
              .map(PlayingCard::figure)
              .collect(Collectors.joining(" "));
      return cards.isEmpty() ? "–" : cards;
    }
  }

  /** The four hands of a board, North first; none where its deal is not known. */
  List<Hand> hands(int board) {
    Deal deal = deals.get(board);
    return deal == null
        ? List.of()
        : List.of(Seat.values()).stream().map(seat -> Hand.of(deal, seat)).toList();
  }
}

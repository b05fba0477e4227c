package org.boardwalk.publish;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Vulnerability;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PbnText;
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
   * @param boards the numbers of boards, at most 200 from the first to the last
   * @param seed the same seed gives the same deals; empty for deals that cannot be foreseen
   * @return deals for them, with the dealer and the vulnerability of their numbers
   */
  public static ShownDeals dealt(SortedSet<Integer> boards, OptionalLong seed) {
    int first = boards.first();
    Map<Integer, Deal> deals = new HashMap<>();
    for (Deal deal : new Shuffling(seed).deals(first, boards.last() - first + 1)) {
      if (boards.contains(deal.board())) {
        deals.put(deal.board(), deal);
      }
    }
    return new ShownDeals(deals);
  }

  /**
   * @param boards the numbers of the boards of an event
   * @return the deals of these boards
   * @throws IllegalArgumentException when there are none, or one has another dealer or
   *     vulnerability than its number, by which the event is scored
   */
  public ShownDeals of(SortedSet<Integer> boards) {
    Map<Integer, Deal> own = new TreeMap<>(deals);
    own.keySet().retainAll(boards);
    if (own.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("the deals are of none of the boards %s", NumberRanges.of(boards))
              + "\nMaybe another file was meant.");
    }
    own.forEach(
        (board, deal) -> {
          if (deal.dealer() != Deal.dealer(board)
              || deal.vulnerability() != Vulnerability.of(board)) {
            throw new IllegalArgumentException(
                Text.of("deal [%d] has another dealer or vulnerability than its number", board)
                    + "\nMaybe the deals were numbered anew: number them as the boards are.");
          }
        });
    return new ShownDeals(own);
  }

  /** {@return the numbers of the boards, in their order} */
  public List<Integer> boards() {
    return deals.keySet().stream().sorted().toList();
  }

  /** {@return a file of the deals, as Portable Bridge Notation} */
  public String pbn() {
    return PbnText.write(List.copyOf(new TreeMap<>(deals).values()));
  }

  /**
   * @param board the number of a board, from 1
   * @param language a language
   * @return the number, the dealer and the vulnerability
   */
  public static String title(int board, Language language) {
    return language.say("boardNumber", board) + ", " + face(board, language);
  }

  /** The dealer and the vulnerability of a board. */
  static String face(int board, Language language) {
    return language.say(
        "boardFace",
        language.seat(Deal.dealer(board).letter()),
        Vulnerability.of(board).words(language));
  }

  /**
   * A hand as a page shows it.
   *
   * @param place the letter of its seat as files have it
   * @param seat the letter of its seat as people read it
   * @param suits a line for each suit, the highest first
   */
  public record Hand(String place, String seat, List<String> suits) {

    /** Copies the list. */
    public Hand {
      suits = List.copyOf(suits);
    }

    private static Hand of(Deal deal, Seat seat, Language language) {
      return new Hand(
          seat.letter(),
          language.seat(seat.letter()),
          List.of(Suit.values()).stream()
              .map(s -> s.sign() + " " + cards(deal, seat, s, language))
              .toList());
    }

    private static String cards(Deal deal, Seat seat, Suit suit, Language language) {
      String cards =
          deal.hand(seat).stream()
              .filter(card -> card.suit() == suit)
              .sorted((one, other) -> other.rank() - one.rank())
              .map(card -> language.rank(card.figure()))
              .collect(Collectors.joining(" "));
      return cards.isEmpty() ? "–" : cards;
    }
  }

  /**
   * @param board the number of a board
   * @param language the language of seats and honours
   * @return its four hands, North first; none where its deal is not known
   */
  public List<Hand> hands(int board, Language language) {
    Deal deal = deals.get(board);
    return deal == null
        ? List.of()
        : List.of(Seat.values()).stream().map(seat -> Hand.of(deal, seat, language)).toList();
  }
}

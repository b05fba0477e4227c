package org.boardwalk.scoring.deal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Vulnerability;

/**
 * The cards of a board. Those of North and South are sorted; those of East and West lie in the
 * order in which they were dealt, which counts in the two-handed game. Immutable.
 *
 * @param board number of the board, from 1
 * @param dealer the seat that bids first
 * @param vulnerability which sides are vulnerable
 * @param hands 13 cards for each seat, 52 different ones in all
 */
public record Deal(
    int board, Seat dealer, Vulnerability vulnerability, Map<Seat, List<PlayingCard>> hands) {

  /** Cards in a hand. */
  public static final int HAND = 13;

  /** The seats from North on. */
  static final List<Seat> CLOCKWISE = List.of(Seat.values());

  /** The largest number of a board. */
  public static final int MOST_BOARDS = 9999;

  /** Sorts the hands of North and South, and checks that the whole pack is there. */
  public Deal {
    Range.check("board", board, 1, MOST_BOARDS);
    Map<Seat, List<PlayingCard>> copies = new EnumMap<>(Seat.class);
    Set<PlayingCard> seen = new HashSet<>();
    for (Seat seat : Seat.values()) {
      List<PlayingCard> hand = new ArrayList<>(hands.getOrDefault(seat, List.of()));
      Range.check(seat.letter() + ": cards", hand.size(), HAND, HAND);
      for (PlayingCard card : hand) {
        if (!seen.add(card)) {
          throw new IllegalArgumentException(
              Text.of("card [%s%s] is there twice", card.suit().sign(), card.figure()));
        }
      }
      if (!inOrder(seat)) {
        hand.sort(PlayingCard.ORDER);
      }
      copies.put(seat, List.copyOf(hand));
    }
    hands = Collections.unmodifiableMap(copies);
  }

  /** {@return whether its cards lie in the order in which they were dealt} */
  public static boolean inOrder(Seat seat) {
    return seat == Seat.EAST || seat == Seat.WEST;
  }

  /**
   * @param board number of a board, at least 1
   * @return its dealer, by the number alone (Laws of Duplicate Bridge 2017, Law 2)
   * @throws IllegalArgumentException when there is no such board
   */
  public static Seat dealer(int board) {
    Range.check("board", board, 1, MOST_BOARDS);
    return CLOCKWISE.get((board - 1) % CLOCKWISE.size());
  }

  /** {@return its cards} */
  public List<PlayingCard> hand(Seat seat) {
    return hands.getOrDefault(seat, List.of());
  }
}

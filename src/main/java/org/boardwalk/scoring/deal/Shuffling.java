package org.boardwalk.scoring.deal;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.Vulnerability;

/**
 * Shuffles packs by the method of Fisher and Yates (1938): each of the 52! orders is equally
 * likely, as far as the random source goes. Without a seed that is the system's secure source; with
 * a seed there are as many deals as its generator has states (2⁴⁸), and equal seeds give equal
 * deals.
 */
public final class Shuffling {

  private final Random random;

  /**
   * @param seed a seed; empty for deals that cannot be foreseen
   */
  public Shuffling(OptionalLong seed) {
    random = seed.isPresent() ? new Random(seed.getAsLong()) : new SecureRandom();
  }

  /**
   * @param first number of the first board, from 1
   * @param boards how many
   * @return deals with the dealer and the vulnerability of their numbers
   */
  public List<Deal> deals(int first, int boards) {
    Range.check("boards", boards, 1, 200);
    Range.check("first", first, 1, Deal.MOST_BOARDS - boards + 1);
    List<Deal> deals = new ArrayList<>();
    for (int board = first; board < first + boards; board++) {
      deals.add(deal(board, Vulnerability.of(board)));
    }
    return deals;
  }

  /**
   * @param deals how many
   * @return deals numbered from 1 with neither side vulnerable, as two people play at home
   */
  public List<Deal> atHome(int deals) {
    Range.check("deals", deals, 1, 200);
    List<Deal> all = new ArrayList<>();
    for (int board = 1; board <= deals; board++) {
      all.add(deal(board, Vulnerability.NONE));
    }
    return all;
  }

  private Deal deal(int board, Vulnerability vulnerability) {
    List<PlayingCard> pack = shuffled(PlayingCard.pack());
    Map<Seat, List<PlayingCard>> hands = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      int from = Deal.CLOCKWISE.indexOf(seat) * Deal.HAND;
      hands.put(seat, pack.subList(from, from + Deal.HAND));
    }
    return new Deal(board, Deal.dealer(board), vulnerability, hands);
  }

  /**
   * @param hand some cards
   * @return these cards in random order
   */
  List<PlayingCard> shuffled(List<PlayingCard> hand) {
    List<PlayingCard> shuffled = new ArrayList<>(hand);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }
}

package org.boardwalk.scoring.deal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Range;

/**
 * A card.
 *
 * @param suit its suit
 * @param rank 2 to 14: 11 is the jack, 14 the ace
 */
public record PlayingCard(Suit suit, int rank) {

  /** Ranks from 2 as PBN writes them. */
  private static final String RANKS = "23456789TJQKA";

  private static final int LEAST = 2;
  private static final int TEN = 10;
  private static final int ACE = 14;

  /** By suit, the highest first. */
  static final Comparator<PlayingCard> ORDER =
      Comparator.comparing(PlayingCard::suit)
          .thenComparing(Comparator.comparing(PlayingCard::rank).reversed());

  /** Checks the rank. */
  public PlayingCard {
    Range.check("rank", rank, LEAST, ACE);
  }

  /** {@return the 52 cards, by suit, the highest first} */
  public static List<PlayingCard> pack() {
    List<PlayingCard> pack = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      for (int rank = ACE; rank >= LEAST; rank--) {
        pack.add(new PlayingCard(suit, rank));
      }
    }
    return pack;
  }

  static Optional<PlayingCard> of(Suit suit, char letter) {
    int place = RANKS.indexOf(Character.toUpperCase(letter));
    return place < 0 ? Optional.empty() : Optional.of(new PlayingCard(suit, place + LEAST));
  }

  /** The rank as PBN writes it: one character. */
  char letter() {
    return RANKS.charAt(rank - LEAST);
  }

  /** {@return the rank as people read it: 10 has two digits} */
  public String figure() {
    return rank == TEN ? "10" : String.valueOf(letter());
  }
}

package org.boardwalk.scoring.deal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/** Hands in the form of PBN: {@code N:AKQ.xxx.xx.xxx ...}; and cards one by one: {@code SA HT}. */
final class PbnHands {

  private static final Pattern BLANK = Pattern.compile("\\s+");

  private static final List<Suit> SUITS = List.of(Suit.values());

  private PbnHands() {}

  static String write(List<PlayingCard> hand) {
    return Arrays.stream(Suit.values())
        .map(
            suit ->
                hand.stream()
                    .filter(c -> c.suit() == suit)
                    .sorted(PlayingCard.ORDER)
                    .map(c -> String.valueOf(c.letter()))
                    .collect(Collectors.joining()))
        .collect(Collectors.joining("."));
  }

  static String order(List<PlayingCard> hand) {
    return hand.stream()
        .map(c -> c.suit().name().substring(0, 1) + c.letter())
        .collect(Collectors.joining(" "));
  }

  static Optional<Seat> seat(String letter) {
    return Arrays.stream(Seat.values()).filter(s -> s.letter().equals(letter)).findFirst();
  }

  /** Four hands, clockwise from the seat that is named first. */
  static Map<Seat, List<PlayingCard>> read(String text) {
    if (!text.matches("(?i)[NESW]:\\S+(\\s+\\S+){3}")) {
      throw new IllegalArgumentException(Text.of("deal [%s] does not have four hands", text));
    }
    Seat first = seat(text.substring(0, 1).toUpperCase(Locale.ROOT)).orElseThrow();
    List<String> hands = BLANK.splitAsStream(text.substring(2).strip()).toList();
    Map<Seat, List<PlayingCard>> read = new EnumMap<>(Seat.class);
    for (int k = 0; k < hands.size(); k++) {
      read.put(Deal.CLOCKWISE.get((Deal.CLOCKWISE.indexOf(first) + k) % 4), hand(hands.get(k)));
    }
    return read;
  }

  private static List<PlayingCard> hand(String text) {
    List<PlayingCard> hand = new ArrayList<>();
    int suit = 0;
    for (char c : text.replace("10", "T").toCharArray()) {
      if (c == '.') {
        suit++;
      } else {
        hand.add(card(suit < SUITS.size() ? SUITS.get(suit) : null, c, text));
      }
    }
    return hand;
  }

  private static PlayingCard card(@Nullable Suit suit, char rank, String text) {
    return Optional.ofNullable(suit)
        .flatMap(s -> PlayingCard.of(s, rank))
        .orElseThrow(() -> new IllegalArgumentException(Text.of("hand [%s] cannot be read", text)));
  }

  /** The cards of a hand in the order that a tag gives; the tag must name exactly these cards. */
  static List<PlayingCard> ordered(String text, List<PlayingCard> hand, Seat seat) {
    List<PlayingCard> ordered =
        BLANK
            .splitAsStream(text)
            .map(
                c ->
                    card(
                        c.length() != 2
                            ? null
                            : Arrays.stream(Suit.values())
                                .filter(s -> s.name().startsWith(c.substring(0, 1)))
                                .findFirst()
                                .orElse(null),
                        c.charAt(c.length() - 1),
                        text))
            .toList();
    if (ordered.size() != hand.size() || !new HashSet<>(ordered).equals(new HashSet<>(hand))) {
      throw new IllegalArgumentException(
          Text.of("order [%s] does not hold exactly the cards of %s", text, seat.letter()));
    }
    return ordered;
  }
}

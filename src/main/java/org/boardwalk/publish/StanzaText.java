package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * The rule of a swivel in words: players move by lines in each of two or three stanzas, and between
 * them change seats. Stateless and thread-safe.
 */
final class StanzaText {

  private static final int LEAST_ROUNDS = 3;
  private static final int MOST_STANZAS = 3;

  private StanzaText() {}

  /**
   * {@return such as "in rounds 1-5 N stays, E up two; after round 5 N stays, E up two to S; ...";
   * empty unless there are two or three stanzas with a rule}
   */
  static Optional<String> of(Movement movement) {
    int all = movement.rounds().size();
    List<Integer> ends = new ArrayList<>();
    if (movement.kind() != Kind.INDIVIDUAL) {
      return Optional.empty();
    }
    for (int from = 0; from < all; from = ends.get(ends.size() - 1)) {
      int end = end(movement, from);
      if (end == from || ends.size() == MOST_STANZAS) {
        return Optional.empty();
      }
      ends.add(end);
    }
    return ends.size() < 2 ? Optional.empty() : Optional.of(words(movement, ends));
  }

  /** The last round of the longest stanza that begins after round {@code from}; else that round. */
  private static int end(Movement movement, int from) {
    int end = from + LEAST_ROUNDS;
    if (end > movement.rounds().size() || LineMoves.of(some(movement, from, end)).isEmpty()) {
      return from;
    }
    while (end < movement.rounds().size()
        && LineMoves.of(some(movement, from, end + 1)).isPresent()) {
      end++;
    }
    return end;
  }

  private static Movement some(Movement movement, int from, int end) {
    return movement.with(movement.rounds().subList(from, end));
  }

  private static String words(Movement movement, List<Integer> ends) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int end : ends) {
      if (from > 0) {
        parts.add(Text.of("after round %d %s", from, change(movement, from)));
      }
      String rule = LineMovesText.of(some(movement, from, end)).orElseThrow();
      parts.add(Text.of("in rounds %d-%d %s", from + 1, end, rule));
      from = end;
    }
    return String.join("; ", parts);
  }

  /** The moves after a round from seat to seat. */
  private static String change(Movement movement, int round) {
    Map<Integer, Place.AtTable> next = places(movement.rounds().get(round));
    Map<Seat, Set<String>> moves = new EnumMap<>(Seat.class);
    places(movement.rounds().get(round - 1))
        .forEach(
            (player, from) ->
                moves
                    .computeIfAbsent(from.seat(), seat -> new TreeSet<>())
                    .add(move(from, next.get(player), movement.tables())));
    return moves.values().stream().allMatch(m -> m.size() == 1)
        ? moves.values().stream().flatMap(Set::stream).collect(Collectors.joining(", "))
        : "all go where the cards say";
  }

  private static String move(Place.AtTable from, Place.@Nullable AtTable to, int tables) {
    if (to == null) {
      return "";
    }
    int up = Math.floorMod(to.table() - from.table(), tables);
    String seat = from.seatLabel(Kind.INDIVIDUAL);
    String other = to.seatLabel(Kind.INDIVIDUAL);
    return LineMovesText.step(seat, Kind.INDIVIDUAL, up, tables)
        + (seat.equals(other) ? "" : " to " + other);
  }

  private static Map<Integer, Place.AtTable> places(Round round) {
    Map<Integer, Place.AtTable> places = new TreeMap<>();
    for (Encounter e : round.encounters()) {
      e.seating()
          .seats()
          .forEach((seat, player) -> places.put(player, new Place.AtTable(e.table(), seat)));
    }
    return places;
  }
}

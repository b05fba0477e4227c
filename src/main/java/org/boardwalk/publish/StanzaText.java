package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * The rule of a swivel in words: in each of its stanzas players and boards move alike over a grid
 * of tables, and between them players change seats. Also of a rainbow, as a single stanza.
 */
final class StanzaText {

  private static final int LEAST_ROUNDS = 3;
  private static final int MOST_STANZAS = 3;

  private final Movement movement;
  private final List<Stanza> stanzas;

  /**
   * Some rounds in which players keep their seats: how many rounds are before them, and their
   * moves.
   */
  private record Stanza(int start, int end, GridMoves moves) {}

  private StanzaText(Movement movement, List<Stanza> stanzas) {
    this.movement = movement;
    this.stanzas = stanzas;
  }

  /**
   * {@return such as "in rounds 1-5, 6-10 N stays, S up one, E up two, ...; after round 5 N stays,
   * S up one to E, ..."; empty unless there are one to three stanzas, each with a rule}
   */
  static Optional<String> of(Movement movement) {
    List<Stanza> stanzas = new ArrayList<>();
    for (int from = 0;
        from < movement.rounds().size();
        from = stanzas.get(stanzas.size() - 1).end()) {
      int start = from;
      int end = end(movement, from);
      Optional<GridMoves> moves =
          end < from + LEAST_ROUNDS || stanzas.size() == MOST_STANZAS
              ? Optional.empty()
              : GridMoves.of(movement.with(movement.rounds().subList(from, end)));
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      stanzas.add(new Stanza(start, end, moves.get()));
    }
    return Optional.of(new StanzaText(movement, stanzas).words());
  }

  /** The last round before players change seats, or else of all. */
  private static int end(Movement movement, int from) {
    Map<Integer, Place.AtTable> first = places(movement.rounds().get(from));
    int end = from + 1;
    while (end < movement.rounds().size()
        && places(movement.rounds().get(end)).entrySet().stream()
            .allMatch(e -> sameSeat(first.get(e.getKey()), e.getValue()))) {
      end++;
    }
    return end;
  }

  private static boolean sameSeat(Place.@Nullable AtTable first, Place.AtTable now) {
    return first != null && first.seat() == now.seat();
  }

  private String words() {
    List<String> parts = new ArrayList<>();
    stanzas.get(0).moves().rings().ifPresent(parts::add);
    Map<GridMoves, List<Stanza>> rules = new LinkedHashMap<>();
    stanzas.forEach(s -> rules.computeIfAbsent(s.moves(), m -> new ArrayList<>()).add(s));
    rules.forEach(
        (moves, alike) ->
            parts.add(
                Text.of(
                    "in rounds %s %s",
                    alike.stream()
                        .map(s -> NumberRanges.range(s.start() + 1, s.end()))
                        .collect(Collectors.joining(", ")),
                    moves.rule(alike.stream().map(Stanza::start).toList()))));
    stanzas.stream()
        .skip(1)
        .forEach(
            s ->
                parts.add(
                    Text.of(
                        "after round %d%s %s",
                        s.start(), newSets(s.start()) ? ", with new boards," : "", change(s))));
    return String.join("; ", parts);
  }

  private boolean newSets(int round) {
    return Collections.disjoint(
        movement.rounds().get(round - 1).tablesBySet().keySet(),
        movement.rounds().get(round).tablesBySet().keySet());
  }

  /** The moves from seat to seat before a stanza. */
  private String change(Stanza stanza) {
    Map<Integer, Place.AtTable> next = places(movement.rounds().get(stanza.start()));
    Map<Seat, Set<String>> moves = new TreeMap<>();
    places(movement.rounds().get(stanza.start() - 1))
        .forEach(
            (player, from) ->
                moves
                    .computeIfAbsent(from.seat(), seat -> new TreeSet<>())
                    .add(move(from, next.get(player), stanza.moves())));
    return moves.values().stream().allMatch(m -> m.size() == 1)
        ? moves.values().stream().flatMap(Set::stream).collect(Collectors.joining(", "))
        : "all go where the cards say";
  }

  private static String move(Place.AtTable from, Place.@Nullable AtTable to, GridMoves moves) {
    if (to == null) {
      return "";
    }
    String seat = from.seatLabel(Kind.INDIVIDUAL);
    String other = to.seatLabel(Kind.INDIVIDUAL);
    return moves.step(seat, moves.from(from.table() - 1, to.table() - 1))
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

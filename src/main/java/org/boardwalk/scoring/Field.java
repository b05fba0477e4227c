package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;

/**
 * Who is ranked together: all, or with several winners those who sit at the same seats, most of the
 * time where somebody once took a wrong one.
 */
public enum Field {
  ALL,
  NS,
  EW,
  NORTH,
  EAST,
  SOUTH,
  WEST;

  /** The contestants of each field, ascending; who never plays belongs to none. */
  static Map<Field, List<Integer>> of(Movement movement) {
    Map<Integer, Map<Field, Integer>> sat = new TreeMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating()
            .seats()
            .forEach(
                (seat, c) ->
                    sat.computeIfAbsent(c, x -> new LinkedHashMap<>())
                        .merge(of(movement, seat), 1, Integer::sum));
      }
    }
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    sat.forEach(
        (c, times) -> fields.computeIfAbsent(mostOften(times), f -> new ArrayList<>()).add(c));
    return fields;
  }

  /** Of several that are equal, where they sat first. */
  private static Field mostOften(Map<Field, Integer> times) {
    return times.entrySet().stream()
        .reduce((first, other) -> other.getValue() > first.getValue() ? other : first)
        .orElseThrow()
        .getKey();
  }

  private static Field of(Movement movement, Seat seat) {
    return switch (movement.winners()) {
      case 2 -> seat.direction(movement.kind()) == Direction.NS ? NS : EW;
      case 4 -> valueOf(seat.name());
      default -> ALL;
    };
  }
}

package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;

/** Who is ranked together: all, or with several winners those who begin at the same seats. */
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
    Map<Integer, Field> first = new TreeMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating()
            .seats()
            .forEach((seat, contestant) -> first.putIfAbsent(contestant, of(movement, seat)));
      }
    }
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    first.forEach((c, field) -> fields.computeIfAbsent(field, f -> new ArrayList<>()).add(c));
    return fields;
  }

  private static Field of(Movement movement, Seat seat) {
    return switch (movement.winners()) {
      case 2 -> seat.direction(movement.kind()) == Direction.NS ? NS : EW;
      case 4 -> valueOf(seat.name());
      default -> ALL;
    };
  }
}

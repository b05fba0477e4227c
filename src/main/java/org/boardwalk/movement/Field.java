package org.boardwalk.movement;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * A field: contestants who are ranked together. With one winner that is all of them, with several
 * winners the contestants of the same seats. A contestant who took wrong seats belongs to the field
 * of the seats they took most often, and of equals to the first.
 */
public enum Field {
  /** All contestants, with one winner. */
  ALL,
  /** North-South, of two winners. */
  NS,
  /** East-West, of two winners. */
  EW,
  /** North, of four winners. */
  NORTH,
  /** East, of four winners. */
  EAST,
  /** South, of four winners. */
  SOUTH,
  /** West, of four winners. */
  WEST;

  /**
   * @param movement a movement
   * @param seat a seat at any of its tables
   * @return the field of the contestants who sit there
   */
  public static Field of(Movement movement, Seat seat) {
    return switch (movement.winners()) {
      case 2 -> seat.direction(movement.kind()) == Direction.NS ? NS : EW;
      case 4 -> valueOf(seat.name());
      default -> ALL;
    };
  }

  /**
   * @param movement a movement
   * @return the field of each contestant, by number: the field in which they sit most often, the
   *     first of several; contestants who never play belong to none
   */
  public static Map<Integer, Field> homes(Movement movement) {
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
    Map<Integer, Field> homes = new TreeMap<>();
    sat.forEach((c, times) -> homes.put(c, mostOften(times)));
    return homes;
  }

  private static Field mostOften(Map<Field, Integer> times) {
    return times.entrySet().stream()
        .reduce((first, other) -> other.getValue() > first.getValue() ? other : first)
        .orElseThrow()
        .getKey();
  }
}

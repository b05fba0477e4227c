package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.text.Text;

/**
 * The fields that are ranked separately: with 2 winners by direction, with 4 by seat, taken from
 * where each contestant sits most often, and of several such seats first.
 */
final class Fields {

  private Fields() {}

  /** Contestants of each field, ascending; who never plays belongs to none. */
  static List<List<Integer>> of(Movement movement) {
    Map<String, List<Integer>> fields = new LinkedHashMap<>();
    names(movement).forEach(name -> fields.put(name, new ArrayList<>()));
    homes(movement)
        .forEach(
            (contestant, home) ->
                fields.computeIfAbsent(home, h -> new ArrayList<>()).add(contestant));
    return fields.values().stream().filter(f -> !f.isEmpty()).map(List::copyOf).toList();
  }

  /** The fields in the order in which people name them. */
  private static List<String> names(Movement movement) {
    return Stream.of(Seat.values()).map(seat -> field(movement, seat)).distinct().toList();
  }

  /** Contestants who leave their field, with the place that shows it. */
  static List<String> strays(Movement movement) {
    Map<Integer, String> homes = homes(movement);
    List<String> strays = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        for (var place : e.seating().seats().entrySet()) {
          if (!field(movement, place.getKey()).equals(homes.get(place.getValue()))) {
            strays.add(
                Text.of(
                    "contestant %d leaves the field in round %d, table %d",
                    place.getValue(), r + 1, e.table()));
          }
        }
      }
    }
    return strays;
  }

  private static Map<Integer, String> homes(Movement movement) {
    Map<Integer, Map<String, Integer>> sat = new TreeMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating()
            .seats()
            .forEach(
                (seat, c) ->
                    sat.computeIfAbsent(c, x -> new LinkedHashMap<>())
                        .merge(field(movement, seat), 1, Integer::sum));
      }
    }
    Map<Integer, String> homes = new TreeMap<>();
    sat.forEach((c, times) -> homes.put(c, mostOften(times)));
    return homes;
  }

  private static String mostOften(Map<String, Integer> times) {
    return times.entrySet().stream()
        .reduce((first, other) -> other.getValue() > first.getValue() ? other : first)
        .orElseThrow()
        .getKey();
  }

  private static String field(Movement movement, Seat seat) {
    return switch (movement.winners()) {
      case 2 -> seat.direction(movement.kind()).name();
      case 4 -> seat.name();
      default -> "ALL";
    };
  }
}

package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.FollowRules.Step;

/** Says a follow rule in the words of a director. */
final class FollowSentence {

  private static final List<Seat> ORDER = List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
  private final Kind kind;

  FollowSentence(Kind kind) {
    this.kind = kind;
  }

  String of(List<Step> steps) {
    Map<Integer, Map<Integer, String>> tables = new TreeMap<>();
    List<String> parts = new ArrayList<>();
    List<String> waits = new ArrayList<>();
    for (Step step : steps) {
      if (step.from() instanceof Place.AtTable at) {
        tables
            .computeIfAbsent(at.table(), t -> new TreeMap<>())
            .put(ORDER.indexOf(at.seat()), clause(at.seatLabel(kind), step));
      } else {
        waits.add(clause(step.from().label(kind), step));
      }
    }
    tables.forEach(
        (table, clauses) ->
            parts.add("table " + table + ": " + String.join(", ", clauses.values())));
    parts.addAll(waits);
    return String.join("; ", parts);
  }

  private String clause(String from, Step step) {
    return step.stays() ? from + " stays" : from + " to " + step.to().label(kind);
  }
}

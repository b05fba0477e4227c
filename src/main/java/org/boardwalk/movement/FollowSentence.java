package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.FollowRules.Step;

/** Writes a follow rule in the words of a director. */
final class FollowSentence {

  private final Kind kind;
  private final Optional<FollowRules.Skip> skip;

  FollowSentence(Kind kind, Optional<FollowRules.Skip> skip) {
    this.kind = kind;
    this.skip = skip;
  }

  String of(List<Step> steps) {
    Map<Integer, Map<Integer, String>> tables = new TreeMap<>();
    List<String> parts = new ArrayList<>();
    List<String> waits = new ArrayList<>();
    for (Step step : steps) {
      if (step.from() instanceof Place.AtTable at) {
        tables
            .computeIfAbsent(at.table(), t -> new TreeMap<>())
            .put(kind.seats().indexOf(at.seat()), clause(at.seatLabel(kind), step));
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
    String always = step.stays() ? from + " stays" : from + " to " + step.to().label(kind);
    return always + skipped(step.from());
  }

  private String skipped(Place from) {
    return skip.stream()
        .flatMap(k -> k.steps().stream().filter(s -> s.from().equals(from)))
        .map(s -> " (after round " + skip.orElseThrow().after() + " to " + s.to().label(kind) + ")")
        .findFirst()
        .orElse("");
  }
}

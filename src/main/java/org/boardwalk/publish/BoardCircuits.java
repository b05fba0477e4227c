package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.quality.WalkRule.Way;

/**
 * A circuit: consecutive tables that keep their boards among themselves, as the segments of a Web
 * do. The boards go down one table, and from the first of these tables to the last.
 *
 * @param first their lowest number
 * @param last their highest
 */
record BoardCircuits(int first, int last) {

  /** The most sections whose tables are listed. */
  private static final int MOST_LISTED = 2;

  /**
   * @param ways how boards are carried
   * @return the circuits of which the room consists; empty when it does not
   */
  static List<BoardCircuits> of(List<Way> ways) {
    Map<Integer, Integer> from = new TreeMap<>();
    TreeSet<Integer> tables = new TreeSet<>();
    for (Way way : ways) {
      from.put(way.to(), way.from());
      tables.add(way.to());
      tables.add(way.from());
    }
    List<BoardCircuits> circuits = new ArrayList<>();
    while (!tables.isEmpty()) {
      Optional<BoardCircuits> circuit = begin(from, tables);
      if (circuit.isEmpty()) {
        return List.of();
      }
      circuits.add(circuit.get());
      tables.headSet(circuit.get().last(), true).clear();
    }
    return circuits;
  }

  private static Optional<BoardCircuits> begin(
      Map<Integer, Integer> from, TreeSet<Integer> tables) {
    int first = tables.first();
    for (int table : tables) {
      Integer source = from.get(table);
      if (source != null && source == first) {
        return Optional.of(new BoardCircuits(first, table));
      }
      if (source == null || !source.equals(tables.higher(table))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Says where boards go from the first table of each circuit. */
  static String back(List<BoardCircuits> circuits, Movement movement, Language language) {
    return manySections(circuits, movement)
        ? language.say("circuits.back")
        : circuits.stream().map(c -> c.back(movement, language)).collect(Collectors.joining(", "));
  }

  /** Whether the circuits are sections, too many to be listed. */
  private static boolean manySections(List<BoardCircuits> circuits, Movement movement) {
    return circuits.size() > MOST_LISTED
        && movement.numbering().sections().all().size() == circuits.size();
  }

  private String back(Movement movement, Language language) {
    return first == last
        ? language.say("circuits.keeps", movement.table(first))
        : language.say("walk.fromTo", movement.table(first), movement.table(last));
  }

  /** Such as "tables 1-4 and tables 5-8 apart". */
  static String apart(List<BoardCircuits> circuits, Movement movement, Language language) {
    if (manySections(circuits, movement)) {
      return language.say("circuits.sections");
    }
    return circuits.stream()
        .map(
            c ->
                language.say(
                    "tables",
                    c.first == c.last ? 1 : 2,
                    movement.tableRanges(IntStream.rangeClosed(c.first, c.last).boxed().toList())))
        .reduce((some, next) -> language.say("and", some, next))
        .map(all -> language.say("circuits.apart", all))
        .orElse("");
  }
}

package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The parts of a movement, its sections: tables between which no contestant moves. */
public final class TableSections {

  private TableSections() {}

  /**
   * @param movement any movement, valid or not; O(encounters + contestants · tables)
   * @return the tables of each section, ascending, the section of the lowest table first
   */
  public static List<List<Integer>> of(Movement movement) {
    List<Set<Integer>> sections = new ArrayList<>();
    for (Set<Integer> joined : visited(movement)) {
      List<Set<Integer>> met =
          sections.stream().filter(s -> s.stream().anyMatch(joined::contains)).toList();
      met.forEach(joined::addAll);
      sections.removeAll(met);
      sections.add(joined);
    }
    return sections.stream()
        .filter(tables -> !tables.isEmpty())
        .<List<Integer>>map(List::copyOf)
        .sorted((one, other) -> one.get(0) - other.get(0))
        .toList();
  }

  /**
   * Tables of a movement between which contestants move, by themselves.
   *
   * @param movement their part of it, with tables and contestants from 1
   * @param tables their numbers in the whole, ascending
   * @param pairs the numbers of the contestants in the whole, ascending
   */
  public record Part(Movement movement, List<Integer> tables, List<Integer> pairs) {

    /** Copies the lists. */
    public Part {
      tables = List.copyOf(tables);
      pairs = List.copyOf(pairs);
    }

    private static Part of(Movement whole, List<Integer> tables) {
      List<Integer> pairs =
          whole.rounds().stream()
              .flatMap(r -> r.encounters().stream())
              .filter(e -> tables.contains(e.table()))
              .flatMap(e -> e.seating().contestants().stream())
              .distinct()
              .sorted()
              .toList();
      List<Round> rounds =
          whole.rounds().stream()
              .map(
                  r ->
                      new Round(
                          r.encounters().stream()
                              .filter(e -> tables.contains(e.table()))
                              .map(
                                  e ->
                                      new Encounter(
                                          tables.indexOf(e.table()) + 1,
                                          e.seating().takenBy(p -> pairs.indexOf(p) + 1),
                                          e.set()))
                              .toList()))
              .toList();
      return new Part(
          new Movement(
              whole.name(),
              whole.kind(),
              pairs.size(),
              tables.size(),
              whole.boards(),
              whole.rotation(),
              whole.winners(),
              rounds),
          tables,
          pairs);
    }
  }

  /**
   * @param movement any movement, valid or not; O(encounters · tables)
   * @return its sections as movements of their own, that of the lowest table first
   */
  public static List<Part> parts(Movement movement) {
    return of(movement).stream().map(tables -> Part.of(movement, tables)).toList();
  }

  /** The tables that each contestant comes to. */
  private static List<Set<Integer>> visited(Movement movement) {
    List<Set<Integer>> tables = new ArrayList<>();
    for (int c = 0; c < movement.contestants(); c++) {
      tables.add(new TreeSet<>());
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating().contestants().forEach(c -> tables.get(c - 1).add(e.table()));
      }
    }
    return tables;
  }
}

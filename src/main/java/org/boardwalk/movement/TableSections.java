package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The sections of a movement: tables between which no contestant moves. */
public final class TableSections {

  private TableSections() {}

  /**
   * @param movement any movement, valid or not; O(encounters · tables)
   * @return the tables of each section, ascending, the section of the lowest table first
   */
  public static List<List<Integer>> of(Movement movement) {
    List<Set<Integer>> sections = new ArrayList<>();
    for (int contestant = 1; contestant <= movement.contestants(); contestant++) {
      Set<Integer> joined = visited(movement, contestant);
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

  private static Set<Integer> visited(Movement movement, int contestant) {
    Set<Integer> tables = new TreeSet<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        if (e.seating().seats().containsValue(contestant)) {
          tables.add(e.table());
        }
      }
    }
    return tables;
  }
}

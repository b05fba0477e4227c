package org.boardwalk.model.pairs;

import java.util.List;
import java.util.Set;
import org.boardwalk.movement.text.Text;

/**
 * Where the walk of the sets may break.
 *
 * @param tables the tables, from 0, that may get any sets
 */
public record Cuts(Set<Integer> tables) {

  /** Copies the sets. */
  public Cuts {
    tables = Set.copyOf(tables);
  }

  boolean allow(int table) {
    return tables.contains(table);
  }

  String words() {
    return Text.of("cut after tables %s", ordered(tables));
  }

  private static List<Integer> ordered(Set<Integer> indices) {
    return indices.stream().sorted().map(i -> i + 1).toList();
  }
}

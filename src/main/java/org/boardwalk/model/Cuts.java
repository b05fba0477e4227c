package org.boardwalk.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the walk of the sets may break.
 *
 * @param tables the tables, from 0, that may get any sets
 * @param rounds the rounds, from 0, after which all tables may get any sets
 */
public record Cuts(Set<Integer> tables, Set<Integer> rounds) {

  /** Copies the sets. */
  public Cuts {
    tables = Set.copyOf(tables);
    rounds = Set.copyOf(rounds);
  }

  static Cuts everywhere(WebRoom room) {
    return new Cuts(
        IntStream.range(0, room.tables()).boxed().collect(Collectors.toSet()), Set.of());
  }

  boolean allow(int table, int round) {
    return tables.contains(table) || rounds.contains(round);
  }

  String words() {
    return "cut after tables %s and rounds %s".formatted(ordered(tables), ordered(rounds));
  }

  private static List<Integer> ordered(Set<Integer> indices) {
    return indices.stream().sorted().map(i -> i + 1).toList();
  }
}

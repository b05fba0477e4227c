package org.boardwalk.movement;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Finds the set that rests at a table that is empty for a round. At a table that plays in other
 * rounds it is the set that continues the order of the table's sets, one up or one down from round
 * to round. At a table that never plays it is the set that comes from the next table, if that set
 * always goes on to the table below. In each of several sections the boards go round by themselves.
 */
final class RestingSets {

  private static final int LEAST_SEEN = 2;

  private final Movement movement;
  private final int tables;
  private final int rounds;
  private final int[][] set;
  private final List<List<Integer>> sections;

  RestingSets(Movement movement) {
    this.movement = movement;
    tables = movement.tables();
    rounds = movement.rounds().size();
    set = new int[tables + 1][rounds + 1];
    for (int r = 1; r <= rounds; r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        set[e.table()][r] = e.set();
      }
    }
    sections = movement.boards().copies() > 1 ? TableSections.of(movement) : List.of();
  }

  /**
   * The set that rests at a table in a round. Empty in shared play, where every table keeps its own
   * copy.
   */
  OptionalInt at(int table, int round) {
    if (movement.boards().play() == Play.SHARED) {
      return OptionalInt.empty();
    }
    OptionalInt known = ordered(table, round);
    OptionalInt found = known.isPresent() ? known : passing(table, round);
    return found.isPresent() && hasCopy(found.getAsInt(), round) ? found : OptionalInt.empty();
  }

  private OptionalInt ordered(int table, int round) {
    int first = 0;
    int seen = 0;
    for (int r = rounds; r >= 1; r--) {
      if (set[table][r] != 0) {
        first = r;
        seen++;
      }
    }
    int sets = setsWhere(table);
    for (int step = 1; step >= -1 && seen >= LEAST_SEEN; step -= 2) {
      int from = led(set[table][first], step * (round - first), sets);
      if (follow(table, round, from, step, sets)) {
        return OptionalInt.of(from);
      }
    }
    return OptionalInt.empty();
  }

  private boolean follow(int table, int round, int from, int step, int sets) {
    for (int r = 1; r <= rounds; r++) {
      if (set[table][r] != 0 && led(from, step * (r - round), sets) != set[table][r]) {
        return false;
      }
    }
    return true;
  }

  private static int led(int from, int steps, int sets) {
    return Math.floorMod(from - 1 + steps, sets) + 1;
  }

  /** The sets of a table's section, of which there are as many as in the highest number. */
  private int setsWhere(int table) {
    return sections.size() > 1
        ? section(table).stream()
            .flatMapToInt(t -> IntStream.of(set[t]))
            .max()
            .orElse(movement.boards().sets())
        : movement.boards().sets();
  }

  /** The tables of a table's section; of one that never plays, all. */
  private List<Integer> section(int table) {
    return sections.stream()
        .filter(tables -> tables.contains(table))
        .findFirst()
        .orElseGet(() -> IntStream.rangeClosed(1, tables).boxed().toList());
  }

  private OptionalInt passing(int table, int round) {
    boolean plays = IntStream.rangeClosed(1, rounds).anyMatch(r -> set[table][r] != 0);
    boolean passes =
        IntStream.range(2, rounds).allMatch(r -> before(table, r) != 0 && agree(table, r));
    if (plays ? !agree(table, round) : !passes || rounds <= LEAST_SEEN) {
      return OptionalInt.empty();
    }
    int came = before(table, round);
    int known = came != 0 ? came : after(table, round);
    return known == 0 ? OptionalInt.empty() : OptionalInt.of(known);
  }

  private boolean agree(int table, int round) {
    int came = before(table, round);
    int goes = after(table, round);
    return came == 0 || goes == 0 || came == goes;
  }

  private int before(int table, int round) {
    return round == 1 ? 0 : set[table % tables + 1][round - 1];
  }

  private int after(int table, int round) {
    return round == rounds ? 0 : set[table == 1 ? tables : table - 1][round + 1];
  }

  private boolean hasCopy(int played, int round) {
    long here = IntStream.rangeClosed(1, tables).filter(t -> set[t][round] == played).count();
    return here < movement.boards().copies();
  }
}

package org.boardwalk.quality;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;

/**
 * The tables that have boards in some round, each followed by the next higher one, and the last by
 * the first. Where nobody ever plays and no boards rest there is no table, whatever a file says.
 */
public final class TableRing {

  private final NavigableSet<Integer> tables = new TreeSet<>();

  private TableRing() {}

  /**
   * @param movement a movement, valid or not, in which somebody plays
   * @return its ring, with half tables on which boards rest
   */
  public static TableRing of(Movement movement) {
    return of(movement, Rests.of(movement));
  }

  /** The same where it is known what rests where. */
  static TableRing of(Movement movement, Rests rests) {
    TableRing ring = new TableRing();
    movement.rounds().forEach(r -> r.encounters().forEach(e -> ring.tables.add(e.table())));
    rests.rests().forEach(rest -> ring.tables.add(rest.table()));
    return ring;
  }

  /** So many tables, whoever plays there. */
  static TableRing ofAll(int tables) {
    TableRing ring = new TableRing();
    for (int table = 1; table <= tables; table++) {
      ring.tables.add(table);
    }
    return ring;
  }

  /**
   * @param table a table, from 1
   * @return the next one
   */
  public int next(int table) {
    Integer higher = tables.higher(table);
    return higher == null ? tables.first() : higher;
  }

  /**
   * @param table a table, from 1
   * @return the one that it is next to
   */
  public int before(int table) {
    Integer lower = tables.lower(table);
    return lower == null ? tables.last() : lower;
  }
}

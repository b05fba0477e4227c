package org.boardwalk.quality;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;

/**
 * The ring of tables that have boards in at least one round: each is followed by the next higher
 * one, and the last by the first. Tables without a game or resting boards are left out, even if a
 * file counts them.
 */
public final class TableRing {

  private final NavigableSet<Integer> tables = new TreeSet<>();

  private TableRing() {}

  /**
   * @param movement a movement, valid or not, with at least one encounter
   * @return its ring, with the half tables on which boards rest
   */
  public static TableRing of(Movement movement) {
    return of(movement, Rests.of(movement));
  }

  /** The ring of a movement with the given resting boards. */
  static TableRing of(Movement movement, Rests rests) {
    TableRing ring = new TableRing();
    movement.rounds().forEach(r -> r.encounters().forEach(e -> ring.tables.add(e.table())));
    rests.rests().forEach(rest -> ring.tables.add(rest.table()));
    return ring;
  }

  /** The ring of all tables, with or without a game. */
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
   * @return the table before it
   */
  public int before(int table) {
    Integer lower = tables.lower(table);
    return lower == null ? tables.last() : lower;
  }
}

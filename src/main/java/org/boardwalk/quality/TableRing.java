package org.boardwalk.quality;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;

/**
 * The ring of tables that have boards in at least one round, or the ring of each section: each
 * table is followed by the next higher one, and the last by the first. Tables without a game or
 * resting boards are left out, even if a file counts them.
 */
public final class TableRing {

  private final NavigableSet<Integer> tables = new TreeSet<>();
  private final LetteredSections sections;

  private TableRing(LetteredSections sections) {
    this.sections = sections;
  }

  /**
   * @param movement a movement, valid or not, with at least one encounter
   * @return its ring, with the half tables on which boards rest
   */
  public static TableRing of(Movement movement) {
    return of(movement, Rests.of(movement));
  }

  /** The ring of a movement with the given resting boards. */
  static TableRing of(Movement movement, Rests rests) {
    TableRing ring = new TableRing(LetteredSections.of(movement));
    movement.rounds().forEach(r -> r.encounters().forEach(e -> ring.tables.add(e.table())));
    rests.rests().forEach(rest -> ring.tables.add(rest.table()));
    return ring;
  }

  /** The ring of all tables, with or without a game. */
  static TableRing ofAll(int tables) {
    TableRing ring = new TableRing(LetteredSections.NONE);
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
    NavigableSet<Integer> ring = around(table);
    Integer higher = ring.higher(table);
    return higher == null ? ring.first() : higher;
  }

  /**
   * @param table a table, from 1
   * @return the table before it
   */
  public int before(int table) {
    NavigableSet<Integer> ring = around(table);
    Integer lower = ring.lower(table);
    return lower == null ? ring.last() : lower;
  }

  /** The tables of the section of a table. */
  private NavigableSet<Integer> around(int table) {
    return sections.all().stream()
        .map(LetteredSections.Section::tables)
        .filter(of -> of.contains(table))
        .map(of -> tables.subSet(of.get(0), true, of.get(of.size() - 1), true))
        .findFirst()
        .orElse(tables);
  }
}

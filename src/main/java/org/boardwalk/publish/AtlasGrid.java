package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.boardwalk.library.Cell;
import org.boardwalk.problem.Problem;

/**
 * Cells of one variety laid out: a row for each number of players, a column for each length.
 * Complete schedules of lengths that nothing else has share the last column.
 *
 * @param columns the heads of the columns
 * @param rows the rows
 */
record AtlasGrid(List<String> columns, List<Row> rows) {

  private static final String COMPLETE = "complete";

  /**
   * A number of players.
   *
   * @param players how many
   * @param cells a cell, or none, for every column
   */
  record Row(int players, List<Optional<Cell>> cells) {}

  static AtlasGrid of(List<Cell> cells) {
    Predicate<Cell> complete = c -> c.rounds() == Problem.completeRounds(c.players());
    Set<Integer> lengths = new TreeSet<>();
    cells.stream().filter(complete.negate()).forEach(c -> lengths.add(c.rounds()));
    List<Cell> apart = cells.stream().filter(c -> !lengths.contains(c.rounds())).toList();
    Set<Cell> chosen = new HashSet<>(cells);
    List<String> columns = new ArrayList<>(lengths.stream().map(String::valueOf).toList());
    if (!apart.isEmpty()) {
      columns.add(COMPLETE);
    }
    List<Row> rows = new ArrayList<>();
    for (int players : new TreeSet<>(cells.stream().map(Cell::players).toList())) {
      List<Optional<Cell>> row = new ArrayList<>();
      for (int rounds : lengths) {
        row.add(
            Optional.of(new Cell(players, rounds, cells.get(0).variety()))
                .filter(chosen::contains));
      }
      if (!apart.isEmpty()) {
        row.add(apart.stream().filter(c -> c.players() == players).findFirst());
      }
      rows.add(new Row(players, row));
    }
    return new AtlasGrid(columns, rows);
  }
}

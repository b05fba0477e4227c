package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;

/**
 * The cells of one variety as a grid: a row for each number of players or tables, a column for each
 * length. Complete schedules, each of its own length, have one column.
 *
 * @param columns the heads of the columns
 * @param rows the rows
 */
record AtlasGrid(List<String> columns, List<Row> rows) {

  private static final List<String> COMPLETE = List.of("complete");

  /**
   * A row of the grid: all cells with the same number of players or tables.
   *
   * @param size how many
   * @param cells a cell, or none, for every column
   */
  record Row(int size, List<Optional<Cell>> cells) {}

  static AtlasGrid of(List<Cell> cells) {
    return cells.stream().allMatch(c -> c.variety().equals(Variety.COMPLETE))
        ? complete(cells)
        : byLength(cells);
  }

  private static AtlasGrid complete(List<Cell> cells) {
    return new AtlasGrid(
        COMPLETE, cells.stream().map(c -> new Row(c.size(), List.of(Optional.of(c)))).toList());
  }

  private static AtlasGrid byLength(List<Cell> cells) {
    Set<Integer> lengths = new TreeSet<>(cells.stream().map(Cell::rounds).toList());
    Set<Cell> chosen = new HashSet<>(cells);
    List<Row> rows = new ArrayList<>();
    for (int size : new TreeSet<>(cells.stream().map(Cell::size).toList())) {
      List<Optional<Cell>> row = new ArrayList<>();
      for (int rounds : lengths) {
        row.add(
            Optional.of(new Cell(size, rounds, cells.get(0).variety())).filter(chosen::contains));
      }
      rows.add(new Row(size, row));
    }
    return new AtlasGrid(lengths.stream().map(String::valueOf).toList(), rows);
  }
}

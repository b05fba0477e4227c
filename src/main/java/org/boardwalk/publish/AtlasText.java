package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;

/** The atlas as plain text; lines end with a line feed. Stateless and thread-safe. */
public final class AtlasText {

  /** The legend of the marks in {@link #grid}. */
  public static final String LEGEND =
      "* ideal   = optimal   number: feasible, cost minus bound (Web, two winners: breaks; pairs: 100 minus calibre)   ? said to be best possible; not repeated here   x impossible   . not known yet\n";

  private static final String IMPOSSIBLE = "x";

  private AtlasText() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to show, all of one variety
   * @return a line for each number of players or tables, a column for each number of rounds
   */
  public static String grid(Atlas atlas, List<Cell> cells) {
    AtlasGrid grid = AtlasGrid.of(cells);
    TextTable table = new TextTable().numbers(unit(cells));
    grid.columns().forEach(table::numbers);
    grid.rows()
        .forEach(
            row -> {
              List<String> marks = new ArrayList<>(List.of("" + row.size()));
              row.cells().forEach(c -> marks.add(c.map(cell -> mark(atlas, cell)).orElse("")));
              table.row(marks);
            });
    return table.text();
  }

  /** The head of the first column. */
  private static String unit(List<Cell> cells) {
    String unit = cells.isEmpty() ? "players" : cells.get(0).variety().unit();
    return unit.substring(0, 1).toUpperCase(Locale.ROOT) + unit.substring(1);
  }

  /** The mark of a cell, also of one that has no answer. */
  static String mark(Atlas atlas, Cell cell) {
    return atlas
        .at(cell)
        .map(AtlasText::mark)
        .orElseGet(() -> atlas.forbidding(cell).isEmpty() ? "." : IMPOSSIBLE);
  }

  private static String mark(AtlasEntry cell) {
    return switch (cell.grade()) {
      case IDEAL -> "*";
      case OPTIMAL -> "=";
      case FEASIBLE -> cell.gap() + (cell.claimed() ? "?" : "");
      case IMPOSSIBLE -> IMPOSSIBLE;
    };
  }

  /**
   * @param tallies the totals of each part of the atlas, by name, in order
   * @return cells by status, mean gaps by criterion, alone and beside the others, sit-outs
   */
  public static String summary(Map<String, Tally> tallies) {
    TextTable cells =
        new TextTable()
            .words("Variety")
            .numbers("Cells")
            .numbers("Ideal")
            .numbers("Optimal")
            .numbers("Feasible")
            .numbers("Impossible")
            .numbers("Missing")
            .numbers("Total gap");
    TextTable gaps = criteria("Mean gap");
    TextTable room = criteria("Others no worse");
    TextTable waits = new TextTable().words("Sit-outs").numbers("Uneven").numbers("Two running");
    tallies.forEach(
        (name, tally) -> {
          cells.row(counts(name, tally));
          gaps.row(named(name, Criterion.values(), c -> mean(tally.mean(c))));
          room.row(named(name, Criterion.values(), c -> mean(tally.meanRoom(c))));
          waits.row(List.of(name, "" + tally.uneven(), "" + tally.inRow()));
        });
    return cells.text() + "\n" + gaps.text() + "\n" + room.text() + "\n" + waits.text();
  }

  private static TextTable criteria(String title) {
    TextTable table = new TextTable().words(title);
    Criterion.all().forEach(c -> table.numbers(c.word()));
    return table;
  }

  private static List<String> counts(String name, Tally tally) {
    List<String> row = new ArrayList<>(List.of(name, "" + tally.cells()));
    Arrays.stream(Grade.values()).forEach(c -> row.add("" + tally.of(c)));
    row.add("" + tally.missing());
    row.add(tally.gap().isPresent() ? "" + tally.gap().getAsLong() : "-");
    return row;
  }

  private static <T> List<String> named(String name, T[] things, Function<T, String> text) {
    List<String> row = new ArrayList<>(List.of(name));
    Arrays.stream(things).forEach(t -> row.add(text.apply(t)));
    return row;
  }

  private static String mean(double mean) {
    return Double.isNaN(mean) ? "-" : Text.of("%.2f", mean);
  }
}

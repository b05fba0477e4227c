package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;

/**
 * The cells of the atlas as comma-separated values: a line of column names, then a line for every
 * cell. Stateless and thread-safe.
 */
public final class AtlasCsv {

  private AtlasCsv() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to write
   * @return all {@link AtlasColumns}. The status of a cell without an answer is missing.
   */
  public static String of(Atlas atlas, List<Cell> cells) {
    List<AtlasColumn> columns = AtlasColumns.all();
    StringBuilder csv = new StringBuilder();
    csv.append(CsvText.line(columns.stream().map(AtlasColumn::name).toList()));
    for (Cell cell : cells) {
      AtlasColumn.Row row = new AtlasColumn.Row(atlas, cell);
      csv.append(CsvText.line(columns.stream().map(c -> c.of(row)).toList()));
    }
    return csv.toString();
  }
}

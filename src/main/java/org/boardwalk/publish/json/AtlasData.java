package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.publish.AtlasColumn;
import org.boardwalk.publish.AtlasColumns;

/**
 * The flat atlas as one data resource that brings its schema and licence. Format: Frictionless
 * Data, Tabular Data Resource and Table Schema, version 1. Stateless and thread-safe.
 */
public final class AtlasData {

  private AtlasData() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to write
   * @return the columns with their meanings, and a row for every cell; a row leaves out unknown
   *     values
   */
  public static String of(Atlas atlas, List<Cell> cells) {
    ObjectNode file = JsonText.object();
    file.put("profile", "tabular-data-resource");
    file.put("name", "boardwalk-atlas");
    file.put("title", "Movements for duplicate bridge, with bounds and proofs");
    file.put("version", String.valueOf(AtlasColumns.VERSION));
    ObjectNode licence = file.putArray("licenses").addObject();
    licence.put("name", "MIT").put("title", "MIT License, of program and data");
    List<AtlasColumn> columns = AtlasColumns.all();
    ArrayNode fields = file.putObject("schema").putArray("fields");
    columns.forEach(
        c ->
            fields
                .addObject()
                .put("name", c.name())
                .put("type", c.type())
                .put("description", c.meaning()));
    ArrayNode data = file.putArray("data");
    for (Cell cell : cells) {
      AtlasColumn.Row row = new AtlasColumn.Row(atlas, cell);
      ObjectNode values = data.addObject();
      columns.forEach(c -> put(values, c, c.of(row)));
    }
    return JsonText.of(file);
  }

  private static void put(ObjectNode values, AtlasColumn column, String text) {
    if (text.isEmpty()) {
      return;
    }
    switch (column.type()) {
      case "integer" -> values.put(column.name(), Long.parseLong(text));
      case "number" -> values.put(column.name(), Double.parseDouble(text));
      default -> values.put(column.name(), text);
    }
  }
}

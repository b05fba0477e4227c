package org.boardwalk.publish.json;

import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.AtlasColumn;
import org.boardwalk.publish.AtlasColumns;
import org.boardwalk.publish.Regression;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.quality.Criterion;

/** The atlas for programs, and our movements beside references. Stateless and thread-safe. */
public final class AtlasJson {

  private AtlasJson() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to write
   * @return an object with the {@code cells}; cells without an answer that no theorem excludes have
   *     the status missing
   */
  public static String cells(Atlas atlas, List<Cell> cells) {
    return new FieldTree().list("cells", cells, cell -> cell(atlas, cell)).json();
  }

  private static FieldTree cell(Atlas atlas, Cell cell) {
    return FieldTree.of("variety", cell.variety().word())
        .put(cell.variety().unit(), cell.size())
        .put("rounds", cell.rounds())
        .put("status", atlas.grade(cell).map(Word::of).orElse("missing"))
        .add(atlas.at(cell).map(AtlasJson::known));
  }

  private static FieldTree known(AtlasEntry charted) {
    return FieldTree.of("gap", charted.gap())
        .put("claimed", charted.claimed())
        .put("file", String.valueOf(charted.file().getFileName()))
        .put("method", charted.answer().origin().finder().method())
        .put(
            "movement",
            charted.answer().outcome().found().map(f -> MovementJson.judged(f.judged())));
  }

  /**
   * @param tallies the totals of each part of the atlas, by name
   * @return an object whose {@code varieties} are in the same order
   */
  public static String summary(Map<String, Tally> tallies) {
    return new FieldTree()
        .list(
            "varieties",
            List.copyOf(tallies.entrySet()),
            t -> FieldTree.of("variety", t.getKey()).add(tally(t.getValue())))
        .json();
  }

  private static FieldTree tally(Tally tally) {
    FieldTree fields = FieldTree.of("cells", tally.cells());
    for (Grade grade : Grade.values()) {
      fields.put(Word.of(grade), tally.of(grade));
    }
    FieldTree gaps = new FieldTree();
    FieldTree room = new FieldTree();
    for (Criterion criterion : Criterion.values()) {
      if (!Double.isNaN(tally.mean(criterion))) {
        gaps.put(criterion.word(), tally.mean(criterion));
        room.put(criterion.word(), tally.meanRoom(criterion));
      }
    }
    return fields
        .put("missing", tally.missing())
        .put("totalGap", tally.gap())
        .put("meanGap", gaps)
        .put("othersNoWorse", room)
        .put("unevenSitOuts", tally.uneven())
        .put("sitOutsTwoRunning", tally.inRow());
  }

  /**
   * The flat atlas as one data resource that brings its schema and licence. Format: Frictionless
   * Data, Tabular Data Resource and Table Schema, version 1.
   *
   * @param atlas the atlas
   * @param cells the cells to write
   * @return the columns with their meanings, and a row for every cell; a row leaves out unknown
   *     values
   */
  public static String data(Atlas atlas, List<Cell> cells) {
    FieldTree licence = FieldTree.of("name", "MIT", "title", "MIT License, of program and data");
    return FieldTree.of("profile", "tabular-data-resource")
        .put("name", "boardwalk-atlas")
        .put("title", "Movements for duplicate bridge, with bounds and proofs")
        .put("version", String.valueOf(AtlasColumns.VERSION))
        .put("licenses", List.of(licence))
        .put("schema", new FieldTree().list("fields", AtlasColumns.all(), AtlasJson::column))
        .list("data", cells, c -> row(new AtlasColumn.Row(atlas, c)))
        .json();
  }

  private static FieldTree column(AtlasColumn column) {
    return FieldTree.of(
        "name", column.name(), "type", column.type(), "description", column.meaning());
  }

  private static FieldTree row(AtlasColumn.Row row) {
    FieldTree values = new FieldTree();
    for (AtlasColumn column : AtlasColumns.all()) {
      String text = column.of(row);
      if (!text.isEmpty()) {
        switch (column.type()) {
          case "integer" -> values.put(column.name(), Long.parseLong(text));
          case "number" -> values.put(column.name(), Double.parseDouble(text));
          default -> values.put(column.name(), text);
        }
      }
    }
    return values;
  }

  /**
   * @param regression our movements beside references
   * @return an object with the {@code references} and the {@code totals}
   */
  public static String regression(Regression regression) {
    FieldTree totals =
        FieldTree.of("references", regression.references(), "found", regression.found());
    for (Tendency tendency : Tendency.values()) {
      totals.put(Word.of(tendency), regression.count(tendency));
    }
    totals.put("broken", regression.broken());
    return new FieldTree()
        .list("references", regression.rows(), AtlasJson::reference)
        .put(
            "totals",
            totals.put("unreadable", regression.unreadable()).put("left", regression.left()))
        .json();
  }

  private static FieldTree reference(Regression.Row row) {
    FieldTree fields = new FieldTree();
    for (int k = 0; k < row.cells().size(); k++) {
      fields.put(Regression.HEADS.get(k), row.cells().get(k));
    }
    return fields;
  }
}

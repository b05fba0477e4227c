package org.boardwalk.publish;

import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * A column of the flat atlas.
 *
 * @param name in lower case
 * @param type string, integer or number, as in a schema of tables
 * @param meaning the meaning of the column, for readers
 * @param value the text of a row's cell; empty where the row has no value
 */
public record AtlasColumn(String name, String type, String meaning, Function<Row, String> value) {

  /**
   * A row.
   *
   * @param cell the cell
   * @param charted its answer; empty where none is known
   * @param grade how good that is; empty where nothing is known
   */
  public record Row(Cell cell, Optional<AtlasEntry> charted, Optional<Grade> grade) {

    /**
     * @param atlas an atlas
     * @param cell one of its cells
     */
    public Row(Atlas atlas, Cell cell) {
      this(cell, atlas.at(cell), atlas.grade(cell));
    }
  }

  static AtlasColumn cell(String name, String type, String meaning, Function<Cell, String> value) {
    return new AtlasColumn(name, type, meaning, row -> value.apply(row.cell()));
  }

  static AtlasColumn answer(
      String name, String type, String meaning, Function<Answer, String> value) {
    return charted(name, type, meaning, charted -> value.apply(charted.answer()));
  }

  static AtlasColumn charted(
      String name, String type, String meaning, Function<AtlasEntry, String> value) {
    return new AtlasColumn(name, type, meaning, row -> row.charted().map(value).orElse(""));
  }

  static AtlasColumn found(
      String name, String type, String meaning, Function<Outcome.Found, String> value) {
    return answer(name, type, meaning, a -> a.outcome().found().map(value).orElse(""));
  }

  /** {@return the text of its cell; empty where the row has no value} */
  public String of(Row row) {
    return value.apply(row);
  }
}

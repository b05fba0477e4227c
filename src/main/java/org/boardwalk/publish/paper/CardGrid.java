package org.boardwalk.publish.paper;

import java.util.List;

/**
 * The table on a card.
 *
 * @param columns its columns
 * @param rows its rows, a cell for every column; a row of one cell alone is a bar across the card
 * @param least the least height of a row, in points: room to write
 */
record CardGrid(List<Column> columns, List<List<Box>> rows, double least) {

  static final CardGrid NONE = new CardGrid(List.of(), List.of(), 0);

  CardGrid {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /**
   * A column.
   *
   * @param head the head above it
   * @param least the least width, in ems: room to write in an empty column
   * @param strong whether its cells are set in bold
   * @param lines how many lines the text of a cell may take; a name on more than three lines is
   *     hard to read
   */
  record Column(String head, double least, boolean strong, int lines) {

    static Column of(String head) {
      return new Column(head, 1.5, false, 2);
    }

    static Column strong(String head) {
      return new Column(head, 1.5, true, 2);
    }

    /** A column whose cells may hold many numbers. */
    static Column list(String head) {
      return new Column(head, 1.5, false, Integer.MAX_VALUE);
    }

    static Column toWrite(String head, double ems) {
      return new Column(head, ems, false, 2);
    }
  }

  /**
   * A box of the grid. The two names of a pair "A &amp; B" are kept from being parted at the sign.
   *
   * @param text its text
   * @param name the name of the contestant whose number the text is, below it in small letters, on
   *     one line or two; empty for none
   * @param next a further, smaller line: where to go next; empty for none
   */
  record Box(String text, String name, String next) {

    static final Box EMPTY = new Box("", "", "");

    /** Stands between the names of a pair: a line may break before the sign, but not behind it. */
    static final String AND = " &\u00A0";

    Box {
      text = text.replace(" & ", AND);
      name = name.replace(" & ", AND);
    }

    static Box of(String text) {
      return new Box(text, "", "");
    }
  }

  /** Whether a row is a bar across all columns. */
  boolean bar(List<Box> row) {
    return row.size() == 1 && columns.size() > 1;
  }

  CardGrid part(int from, int to) {
    int last = Math.min(to, rows.size());
    return new CardGrid(columns, rows.subList(Math.min(from, last), last), least);
  }
}

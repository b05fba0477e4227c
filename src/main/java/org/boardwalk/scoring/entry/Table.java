package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.boardwalk.exchange.file.CsvText;

/**
 * The lines of a file with a line of names at their head.
 *
 * @param lines the lines that are not empty
 */
record Table(List<CsvText.Line> lines) {

  static Table parse(Path path, String text) {
    return new Table(CsvText.read(path, text));
  }

  /** Whether the first line has no column names: it begins with a number. */
  boolean headless() {
    return !lines.isEmpty() && lines.get(0).cell(0).matches("[0-9]{1,9}");
  }

  /** This table under a line of column names. */
  Table under(List<String> head) {
    List<CsvText.Line> all = new ArrayList<>(lines);
    all.add(0, new CsvText.Line(0, head));
    return new Table(all);
  }

  /** The names in the first line, in small letters. */
  List<String> head() {
    return lines.get(0).cells().stream().map(c -> c.toLowerCase(Locale.ROOT)).toList();
  }
}

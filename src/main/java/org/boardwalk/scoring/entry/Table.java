package org.boardwalk.scoring.entry;

import java.nio.file.Path;
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

  /** The names in the first line, in small letters. */
  List<String> head() {
    return lines.get(0).cells().stream().map(c -> c.toLowerCase(Locale.ROOT)).toList();
  }
}

package org.boardwalk.scoring.entry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.boardwalk.file.FileException;

/**
 * Comma-separated values; semicolons and tabs are taken for commas where they stand in the first
 * line, and lines that begin with {@code #} are left out.
 *
 * @param lines the lines that are not empty
 */
record Table(List<Line> lines) {

  private static final List<Character> SEPARATORS = List.of(';', '\t', ',');

  /**
   * A line of values.
   *
   * @param number where it stands in the file, from 1
   * @param cells its values, without spaces around them
   */
  record Line(int number, List<String> cells) {

    /** The value in a column, from 0; empty where the line is too short. */
    String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }
  }

  static Table parse(Path path, String text) {
    String first = text.lines().filter(Table::counts).findFirst().orElse("");
    char separator = SEPARATORS.stream().filter(c -> first.indexOf(c) >= 0).findFirst().orElse(',');
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(separator)
            .setIgnoreSurroundingSpaces(true)
            .setCommentMarker('#')
            .get();
    List<Line> lines = new ArrayList<>();
    int read = 0;
    // The parser counts the ends of lines, so the last line needs one.
    try (CSVParser parser = CSVParser.parse(text + "\n", format)) {
      try {
        for (CSVRecord record : parser) {
          read = (int) parser.getCurrentLineNumber();
          if (record.stream().anyMatch(c -> !c.isBlank())) {
            lines.add(new Line(read, record.toList()));
          }
        }
      } catch (UncheckedIOException e) {
        throw new FileException(
            path,
            read + 1,
            "quotes are not closed or not followed by a separator\nMaybe leave them out.");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Table(lines);
  }

  /** The names in the first line, in small letters. */
  List<String> head() {
    return lines.get(0).cells().stream().map(c -> c.toLowerCase(Locale.ROOT)).toList();
  }

  private static boolean counts(String line) {
    return !line.isBlank() && !line.startsWith("#");
  }
}

package org.boardwalk.exchange.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Reads and writes comma-separated values; no other class does. Lines end with a line feed; values
 * are quoted where necessary. A value that a spreadsheet would take for a formula gets an
 * apostrophe before it, which reading removes again, so that reading gives back every written
 * value. Stateless and thread-safe.
 */
public final class CsvText {

  /**
   * The separators: tabs, semicolons and commas. The separator of the first line is used for all
   * lines.
   */
  private static final List<Character> SEPARATORS = List.of(';', '\t', ',');

  /** The most values of a file. */
  private static final int MOST_VALUES = 300_000;

  /** The beginning of a comment line, which is left out. */
  private static final char COMMENT = '#';

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+([.][0-9]+)?");

  /**
   * Formulas of spreadsheets, also after spaces and in the wide letters of East Asian keyboards,
   * and formulas with apostrophes before them, so that removing one apostrophe gives back the
   * written value.
   */
  private static final Pattern FORMULA =
      Pattern.compile("'*(\\s*[=+@\uFF1D\uFF0B\uFF0D\uFF20-]|[\\t\\r\\n])");

  private static final CSVFormat WRITTEN =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').setCommentMarker(COMMENT).get();

  private CsvText() {}

  /**
   * A line of values that was read.
   *
   * @param number number of the line on which it ends in the file, from 1
   * @param cells its values, without spaces around them unless in quotes
   */
  public record Line(int number, List<String> cells) {

    /** Copies the list. */
    public Line {
      cells = List.copyOf(cells);
    }

    /**
     * @param column a column, from 0
     * @return the value there; empty where the line is too short
     */
    public String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }
  }

  /**
   * @param cells the values of one line, at least one: text and numbers, written as they print
   * @return the line with its end
   */
  public static String line(List<?> cells) {
    return WRITTEN.format(cells.stream().map(c -> guarded(String.valueOf(c))).toArray()) + "\n";
  }

  /**
   * @param cells the values of one line, at least one, none of which begins with an apostrophe
   * @return the line with its end, for people to read and change: formulas get no apostrophe
   */
  public static String bare(List<?> cells) {
    return WRITTEN.format(cells.toArray()) + "\n";
  }

  /**
   * Reads lines. Semicolons and tabs separate values if they are in the first line; lines without a
   * value and lines that begin with {@code #} are left out.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a file
   * @return its lines
   * @throws FileException when quotes are not closed, or there are more than 300,000 values
   */
  public static List<Line> read(Path path, String text) {
    return read(path, text, MOST_VALUES);
  }

  /**
   * Reads lines like {@link #read(Path, String)}.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a file
   * @param most the most values of the file
   * @return its lines
   * @throws FileException when quotes are not closed, or there are more values
   */
  public static List<Line> read(Path path, String text, int most) {
    List<Line> lines = new ArrayList<>();
    int values = 0;
    int read = 0;
    // The parser counts the ends of lines, so the last line needs one.
    try (CSVParser parser = CSVParser.parse(text + "\n", format(text))) {
      for (CSVRecord record : parser) {
        read = (int) parser.getCurrentLineNumber();
        if (record.stream().anyMatch(c -> !c.isBlank())) {
          values += record.size();
          if (values > most) {
            throw new FileException(
                path, read, "has more than " + most + " values\nMaybe it is another kind of file.");
          }
          lines.add(new Line(read, record.stream().map(CsvText::plain).toList()));
        }
      }
    } catch (UncheckedIOException e) {
      throw new FileException(
          path,
          next(text, read),
          "quotes are not closed or not followed by a separator\nMaybe leave them out.");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }

  /**
   * The number of the next line after those already read; the parser skips empty lines and
   * comments.
   */
  private static int next(String text, int read) {
    List<String> lines = text.lines().toList();
    return 1
        + IntStream.range(read, lines.size())
            .filter(k -> !lines.get(k).isEmpty() && lines.get(k).charAt(0) != COMMENT)
            .findFirst()
            .orElse(read);
  }

  private static CSVFormat format(String text) {
    String first = counting(text).findFirst().orElse("");
    char separator = SEPARATORS.stream().filter(c -> first.indexOf(c) >= 0).findFirst().orElse(',');
    return CSVFormat.DEFAULT
        .builder()
        .setDelimiter(separator)
        .setIgnoreSurroundingSpaces(true)
        .setCommentMarker(COMMENT)
        .get();
  }

  private static Stream<String> counting(String text) {
    return text.lines().filter(l -> !l.isBlank() && l.charAt(0) != COMMENT);
  }

  private static String guarded(String cell) {
    return formula(cell) ? "'" + cell : cell;
  }

  private static String plain(String cell) {
    return cell.startsWith("'") && formula(cell.substring(1)) ? cell.substring(1) : cell;
  }

  private static boolean formula(String cell) {
    return FORMULA.matcher(cell).lookingAt() && !NUMBER.matcher(cell).matches();
  }
}

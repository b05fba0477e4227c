package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.page.http.Reply;

/**
 * The arrangement of the lines of a round on a wall screen in which the type is largest: in columns
 * beside each other, and on pages that turn where one would be too small to read. The style sheet
 * sets the type by the two counts; the size here, on a screen of 1920 × 1080 pixels, only compares
 * arrangements.
 *
 * @param pages the lines, by page and column
 * @param rows the lines of the longest column
 * @param wide the characters of the lines of all columns beside each other
 */
record WallFit<T>(List<List<List<T>>> pages, int rows, int wide) {

  /** The smallest type that can be read from six metres, in pixels. */
  private static final int LEAST = 26;

  /** The part of the largest type that is enough for fewer columns. */
  private static final double ENOUGH = 0.85;

  /** The largest counts that the style sheet knows. */
  private static final int MOST = 160;

  private static final int MOST_COLUMNS = 4;
  private static final double WIDTH = 1860;
  private static final double HEIGHT = 700;

  /** Height of a line and width of a character, as parts of the type size. */
  private static final double LINE = 1.6;

  private static final double CHARACTER = 0.58;

  /** The space between two columns, in characters. */
  private static final int GAP = 1;

  /** The arrangement of some lines, at least one, of so many characters. */
  static <T> WallFit<T> of(List<T> lines, int characters) {
    return IntStream.rangeClosed(1, lines.size())
        .mapToObj(pages -> onPages(lines, characters, pages))
        .filter(fit -> fit.type() >= LEAST || fit.rows == 1)
        .findFirst()
        .orElseThrow();
  }

  private static <T> WallFit<T> onPages(List<T> lines, int characters, int pages) {
    List<List<T>> each = parts(lines, pages);
    List<WallFit<T>> fits =
        IntStream.rangeClosed(1, MOST_COLUMNS)
            .mapToObj(columns -> inColumns(each, characters, columns))
            .toList();
    double largest = fits.stream().mapToDouble(WallFit::type).max().orElse(0);
    return fits.stream().filter(fit -> fit.type() >= ENOUGH * largest).findFirst().orElseThrow();
  }

  private static <T> WallFit<T> inColumns(List<List<T>> pages, int characters, int columns) {
    List<List<List<T>>> parted = pages.stream().map(page -> parts(page, columns)).toList();
    return new WallFit<>(
        parted,
        parted.stream().flatMap(List::stream).mapToInt(List::size).max().orElse(1),
        Math.min(MOST, columns * (characters + GAP) - GAP));
  }

  /** The lines in parts of equal size, but for the last. */
  private static <T> List<List<T>> parts(List<T> lines, int parts) {
    int each = (lines.size() + parts - 1) / parts;
    return IntStream.range(0, (lines.size() + each - 1) / each)
        .mapToObj(k -> lines.subList(k * each, Math.min(lines.size(), (k + 1) * each)))
        .toList();
  }

  /** The size of the type, in pixels of a screen of 1920 × 1080. */
  double type() {
    return Math.min(HEIGHT / (rows + 1) / LINE, WIDTH / wide / CHARACTER);
  }

  /** Whether the type is as large as that number of tables should have it. */
  boolean spacious() {
    int lines = pages.stream().flatMap(List::stream).mapToInt(List::size).sum();
    return pages.size() == 1 && type() >= (lines <= 6 ? 50 : lines <= 14 ? 36 : 28);
  }

  /** The style sheet that makes the counts of a class into its variables. */
  static Reply css() {
    String css =
        IntStream.rangeClosed(1, MOST)
            .boxed()
            .flatMap(n -> Stream.of(".rows" + n + "{--rows:" + n, ".wide" + n + "{--wide:" + n))
            .map(rule -> rule + "}\n")
            .collect(Collectors.joining());
    return Reply.lasting("text/css; charset=utf-8", css.getBytes(StandardCharsets.UTF_8));
  }
}

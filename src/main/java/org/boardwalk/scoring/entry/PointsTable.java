package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;

/**
 * The points that a union or a club gives for places, such as master points, from a CSV file with
 * the columns {@code from,place,points}: {@code from} is the number of contestants from which on a
 * line holds, so that larger fields may give more; without that column all fields give the same.
 * Where several share a place, each gets the mean of the places that they share. Immutable.
 *
 * @param scales the points of each place, by the number of contestants from which on they hold
 */
public record PointsTable(Map<Integer, Map<Integer, Fraction>> scales) {

  private static final List<String> HEAD = List.of("place", "points");
  private static final int MOST = 10_000;

  /** Copies the maps. */
  public PointsTable {
    Map<Integer, Map<Integer, Fraction>> copies = new HashMap<>();
    scales.forEach((from, scale) -> copies.put(from, Map.copyOf(scale)));
    scales = Map.copyOf(copies);
  }

  /**
   * @param path a file, at most 5 MB
   * @return the table in it
   * @throws FileException when it cannot be read, or a line of it is wrong
   */
  public static PointsTable read(Path path) {
    return parse(path, FileText.readForeign(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @return the table in it
   * @throws FileException with the first line that is wrong
   */
  public static PointsTable parse(Path path, String text) {
    Table table = Table.parse(path, text);
    List<String> head = table.lines().isEmpty() ? List.of() : table.head();
    List<CsvText.Line> lines = table.lines();
    if (!head.containsAll(HEAD) || lines.size() < 2 || lines.size() > MOST) {
      throw new FileException(
          path, 0, "is no table of points\nMaybe begin with from,place,points or place,points.");
    }
    int from = head.indexOf("from");
    int place = head.indexOf("place");
    int points = head.indexOf("points");
    Map<Integer, Map<Integer, Fraction>> scales = new HashMap<>();
    for (CsvText.Line line : lines.subList(1, lines.size())) {
      CorrectionsCsv.refuseMore(path, line, head.size());
      int least = from < 0 ? 1 : count(path, line, "from", from);
      int which = count(path, line, "place", place);
      Fraction worth = worth(path, line, line.cell(points).strip().replace(',', '.'));
      if (scales.computeIfAbsent(least, f -> new HashMap<>()).put(which, worth) != null) {
        throw new FileException(
            path,
            line.number(),
            Text.of("place [%d] is there twice\nMaybe take one line out.", which));
      }
    }
    return new PointsTable(scales);
  }

  private static int count(Path path, CsvText.Line line, String what, int column) {
    String text = line.cell(column).strip();
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw new FileException(
          path,
          line.number(),
          Text.of("%s [%s] is not a whole number from 1 to 9999", what, text)
              + "\nMaybe the columns are from,place,points.");
    }
    return Integer.parseInt(text);
  }

  private static Fraction worth(Path path, CsvText.Line line, String text) {
    if (!text.matches("[0-9]{1,6}([.][0-9]{1,4})?")) {
      throw new FileException(
          path,
          line.number(),
          Text.of("points [%s] are not a number such as 12 or 0.5", text)
              + "\nMaybe the columns are from,place,points.");
    }
    return new Fraction(new BigDecimal(text));
  }

  /**
   * @param placing a placing
   * @param contestants how many contestants or teams were ranked with it, this one included
   * @return its points; 0 for places and fields of which the table says nothing
   */
  public Fraction points(Placing placing, int contestants) {
    Map.Entry<Integer, Map<Integer, Fraction>> scale =
        new TreeMap<>(scales).floorEntry(contestants);
    if (scale == null) {
      return Fraction.ZERO;
    }
    Fraction sum = Fraction.ZERO;
    for (int k = 0; k < placing.sharing(); k++) {
      sum = sum.plus(scale.getValue().getOrDefault(placing.rank() + k, Fraction.ZERO));
    }
    return sum.over(Fraction.of(placing.sharing()));
  }
}

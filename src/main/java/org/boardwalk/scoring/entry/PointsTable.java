package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;

/**
 * The points that a union or a club gives for places, such as master points, from a CSV file with
 * the columns {@code boards,tables,from,place,points}. The first three say from which {@link
 * FieldSize} on a line holds; each may be left out. Of the sizes that hold, the one with the most
 * boards counts, then with the most tables, then with the most contestants. Where several share a
 * place, each gets the mean of the places that they share. Immutable.
 *
 * @param scales the points of each place, by the size from which on they hold
 */
public record PointsTable(Map<FieldSize, Map<Integer, Fraction>> scales) {

  private static final List<String> HEAD = List.of("place", "points");
  private static final String COLUMNS = "\nMaybe the columns are boards,tables,from,place,points.";
  private static final int MOST = 10_000;

  /**
   * The size of a field, by which unions set their points.
   *
   * @param boards the most boards that count for one of its contestants
   * @param tables the full tables of the whole event, both directions together; half tables do not
   *     count
   * @param contestants how many contestants or teams are ranked in it
   */
  public record FieldSize(int boards, int tables, int contestants) {

    private static final Comparator<FieldSize> ORDER =
        Comparator.comparingInt(FieldSize::boards)
            .thenComparingInt(FieldSize::tables)
            .thenComparingInt(FieldSize::contestants);

    /**
     * @param ranking the ranking of an event
     * @param field the placings of one of its fields
     * @return the size of that field
     */
    public static FieldSize of(Ranking ranking, List<Placing> field) {
      int played =
          ranking.fields().values().stream()
              .flatMap(List::stream)
              .mapToInt(placing -> placing.members().size())
              .sum();
      boolean whole = ranking.method().ofTeams() && ranking.event().ofTeams();
      int perTable = whole ? 1 : ranking.event().roster().kind().perTable();
      int boards = field.stream().mapToInt(Placing::boards).max().orElse(0);
      return new FieldSize(boards, played / perTable, field.size());
    }

    /** Whether a field of another size has as many boards, tables and contestants. */
    private boolean reachedBy(FieldSize other) {
      return boards <= other.boards && tables <= other.tables && contestants <= other.contestants;
    }
  }

  /** Copies the maps. */
  public PointsTable {
    Map<FieldSize, Map<Integer, Fraction>> copies = new HashMap<>();
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
          path, 0, "is no table of points\nMaybe begin with place,points or from,place,points.");
    }
    int place = head.indexOf("place");
    int points = head.indexOf("points");
    Map<FieldSize, Map<Integer, Fraction>> scales = new HashMap<>();
    for (CsvText.Line line : lines.subList(1, lines.size())) {
      CorrectionsCsv.refuseMore(path, line, head.size());
      FieldSize least =
          new FieldSize(
              least(path, line, "boards", head),
              least(path, line, "tables", head),
              least(path, line, "from", head));
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

  /** The number in a column that may be missing; then the line holds for all. */
  private static int least(Path path, CsvText.Line line, String what, List<String> head) {
    int column = head.indexOf(what);
    return column < 0 ? 0 : count(path, line, what, column);
  }

  private static int count(Path path, CsvText.Line line, String what, int column) {
    String text = line.cell(column).strip();
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw new FileException(
          path,
          line.number(),
          Text.of("%s [%s] is not a whole number from 1 to 9999", what, text) + COLUMNS);
    }
    return Integer.parseInt(text);
  }

  private static Fraction worth(Path path, CsvText.Line line, String text) {
    if (!text.matches("[0-9]{1,6}([.][0-9]{1,4})?")) {
      throw new FileException(
          path,
          line.number(),
          Text.of("points [%s] are not a number such as 12 or 0.5", text) + COLUMNS);
    }
    return new Fraction(new BigDecimal(text));
  }

  /**
   * @param placing a placing
   * @param field the size of its field
   * @return its points; 0 for places and fields of which the table says nothing
   */
  public Fraction points(Placing placing, FieldSize field) {
    Map<Integer, Fraction> scale =
        scales.keySet().stream()
            .filter(from -> from.reachedBy(field))
            .max(FieldSize.ORDER)
            .map(scales::get)
            .orElse(Map.of());
    Fraction sum = Fraction.ZERO;
    for (int k = 0; k < placing.sharing(); k++) {
      sum = sum.plus(scale.getOrDefault(placing.rank() + k, Fraction.ZERO));
    }
    return sum.over(Fraction.of(placing.sharing()));
  }
}

package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Measure;
import org.boardwalk.quality.Measured;

/**
 * A comparison of movements for directors: sizes, measures, and in plain words which movement is
 * better in what. Stateless and thread-safe.
 */
public final class ComparisonReport {

  private ComparisonReport() {}

  /**
   * A movement in the comparison.
   *
   * @param source where it comes from, such as its file
   * @param measured the movement and its measures
   */
  public record Entrant(String source, Measured measured) {}

  /** A size of a movement: the head of its row, and how it is read. */
  private record SizeRow(String head, Function<Movement, Object> value) {}

  /**
   * The row that says whether tables share copies; it is left out where none of the movements
   * shares.
   */
  private static final SizeRow SHARED =
      new SizeRow("copies shared", m -> new WalkRuleText(m).shared() ? "yes" : "no");

  private static final List<SizeRow> SIZES =
      List.of(
          new SizeRow("kind", m -> Word.of(m.kind())),
          new SizeRow("contestants", Movement::contestants),
          new SizeRow("tables", Movement::tables),
          new SizeRow("rounds", m -> m.wholeRounds()),
          new SizeRow("sets", m -> m.boards().sets()),
          new SizeRow("boards in a set", m -> m.boards().perSet()),
          new SizeRow("play", m -> m.boards().play() == Play.SHARED ? "shared" : "circulating"),
          SHARED,
          new SizeRow("rotation", m -> Word.of(m.rotation())),
          new SizeRow("winners", Movement::winners));

  /**
   * @param entrants the movements, 2 to 26; they are called A, B, C ... in this order
   * @return a legend, a table of sizes and measures, the sizes that differ, and which movement is
   *     better in what
   */
  public static Report of(List<Entrant> entrants) {
    List<String> notes = new ArrayList<>(sizes(entrants));
    if (entrants.size() == 2) {
      Comparison both = Comparison.of(entrants.get(0).measured(), entrants.get(1).measured());
      verdict(letter(0), letter(1), both).lines().forEach(notes::add);
    } else {
      notes.addAll(best(entrants));
    }
    String legend =
        IntStream.range(0, entrants.size())
            .mapToObj(k -> letter(k) + "  " + named(entrants.get(k)))
            .collect(Collectors.joining("\n"));
    return new Report("", legend, List.of(table(entrants)), notes);
  }

  private static String named(Entrant entrant) {
    return HarmlessText.of(entrant.source())
        + ": "
        + HarmlessText.of(entrant.measured().movement().name());
  }

  /** {@return its sizes in one line} */
  public static String size(Movement movement) {
    return new Wording(movement).sizes();
  }

  /**
   * Says which of two movements is better in what.
   *
   * @param first what the first movement of the comparison is called
   * @param second what the second is called
   * @param comparison the comparison
   * @return "A is better in calibre (90.46 against 46.15)." and "B is better in ...", or that they
   *     are equal in every measure
   */
  public static String verdict(String first, String second, Comparison comparison) {
    if (comparison.better().isEmpty() && comparison.worse().isEmpty()) {
      return "They are equal in every measure.\n";
    }
    return better(first, comparison.better(), false) + better(second, comparison.worse(), true);
  }

  private static String better(String who, List<Comparison.Contrast> where, boolean second) {
    return where.isEmpty() ? "" : who + " is better in " + contrasts(where, second) + ".\n";
  }

  /**
   * The measures in which one of two movements is better, such as "calibre (90.46 against 46.15)";
   * its value comes first.
   */
  private static String contrasts(List<Comparison.Contrast> where, boolean second) {
    return where.stream()
        .map(
            c -> {
              String one = number(second ? c.second() : c.first());
              String other = number(second ? c.first() : c.second());
              return Text.of("%s (%s against %s)", c.measure().words(), one, other);
            })
        .collect(Collectors.joining(", "));
  }

  /**
   * The measures in which the first of two movements is better, or those in which it is worse; its
   * value comes first.
   */
  static String where(Comparison comparison, boolean better) {
    return contrasts(better ? comparison.better() : comparison.worse(), false);
  }

  private static ReportTable table(List<Entrant> entrants) {
    List<ReportTable.Column> columns = new ArrayList<>();
    columns.add(ReportTable.Column.names("").as("measure"));
    for (int k = 0; k < entrants.size(); k++) {
      columns.add(ReportTable.Column.numbers(letter(k)));
    }
    List<List<String>> rows = new ArrayList<>();
    for (SizeRow size : SIZES) {
      List<String> row =
          row(size.head(), entrants, e -> "" + size.value().apply(e.measured().movement()));
      if (!size.equals(SHARED) || row.contains("yes")) {
        rows.add(row);
      }
    }
    for (Measure measure : Measure.all()) {
      if (entrants.stream().anyMatch(e -> e.measured().of(measure).isPresent())) {
        rows.add(row(head(measure, entrants), entrants, e -> value(e, measure)));
      }
    }
    return ReportTable.of(columns, rows);
  }

  private static String head(Measure measure, List<Entrant> entrants) {
    boolean apart = entrants.stream().anyMatch(e -> e.measured().movement().winners() > 1);
    return measure.words()
        + (measure.equals(Measure.CALIBRE) && apart ? " (inside each field)" : "");
  }

  private static List<String> row(
      String head, List<Entrant> entrants, Function<Entrant, String> cell) {
    return Stream.concat(Stream.of(head), entrants.stream().map(cell)).toList();
  }

  private static String value(Entrant entrant, Measure measure) {
    OptionalDouble value = entrant.measured().of(measure);
    return value.isPresent() ? number(value.getAsDouble()) : "-";
  }

  /** Names the sizes that differ, because measures are hard to compare between different sizes. */
  private static List<String> sizes(List<Entrant> entrants) {
    List<String> differ = new ArrayList<>();
    for (SizeRow size : SIZES) {
      List<String> values =
          entrants.stream().map(e -> "" + size.value().apply(e.measured().movement())).toList();
      if (values.stream().distinct().count() > 1) {
        differ.add(Text.of("%s (%s)", size.head(), String.join(" against ", values)));
      }
    }
    return differ.isEmpty()
        ? List.of()
        : List.of("Not of the same size: they differ in " + String.join(", ", differ) + ".");
  }

  private static List<String> best(List<Entrant> entrants) {
    List<String> best =
        Measure.all().stream().map(m -> best(m, entrants)).filter(line -> !line.isEmpty()).toList();
    return best.isEmpty() ? List.of("They are equal in every measure.") : best;
  }

  /** The best movement in a measure; empty where all that have the measure are equal. */
  private static String best(Measure measure, List<Entrant> entrants) {
    double[] values =
        entrants.stream()
            .flatMapToDouble(e -> e.measured().of(measure).stream())
            .sorted()
            .toArray();
    boolean equal = values.length < 2 || values[0] == values[values.length - 1];
    if (equal || (measure.equals(Measure.CALIBRE) && winners(entrants) > 1)) {
      return "";
    }
    double best = measure.moreIsBetter() ? values[values.length - 1] : values[0];
    List<String> who = new ArrayList<>();
    for (int k = 0; k < entrants.size(); k++) {
      OptionalDouble value = entrants.get(k).measured().of(measure);
      if (value.isPresent() && value.getAsDouble() == best) {
        who.add(letter(k));
      }
    }
    return Text.of("Best in %s: %s (%s)", measure.words(), String.join(", ", who), number(best));
  }

  /**
   * The number of different winner counts: a calibre inside fields does not compare with one over
   * all contestants.
   */
  private static long winners(List<Entrant> entrants) {
    return entrants.stream().map(e -> e.measured().movement().winners()).distinct().count();
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Text.of("%.2f", value);
  }

  private static String letter(int index) {
    return Character.toString('A' + index);
  }
}

package org.boardwalk.exchange;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;

/**
 * Reads a schedule as comma-separated values, an encounter a line, in any order; the names of the
 * columns, in any order too, tell individuals, pairs and lone players apart. Semicolons and tabs
 * are taken for commas where they stand between the names. Contestants, tables and sets are as many
 * as the greatest number of each.
 */
final class CsvReader implements MovementReader {

  private static final List<Character> SEPARATORS = List.of(',', ';', '\t');

  /** A line of the file. */
  private record Line(int number, List<String> cells) {}

  @Override
  public boolean recognises(Source source) {
    String head = firstLine(source);
    String names = head.toLowerCase(Locale.ROOT).replace("\"", "").strip();
    return names.startsWith(CsvColumns.ROUND) && separator(head).isPresent();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    List<Line> lines = lines(source);
    if (lines.isEmpty()) {
      throw source.fault(0, "is empty\n" + advice());
    }
    List<String> names =
        lines.get(0).cells().stream().map(n -> n.toLowerCase(Locale.ROOT)).toList();
    Kind kind =
        Arrays.stream(Kind.values())
            .filter(k -> sorted(CsvColumns.of(k)).equals(sorted(names)))
            .findFirst()
            .orElseThrow(
                () ->
                    source.fault(
                        lines.get(0).number(),
                        "columns [%s] are of no movement\n"
                                .formatted(Source.shortened(String.join(",", names)))
                            + advice()));
    List<Line> rows = lines.subList(1, lines.size());
    if (rows.isEmpty()) {
      throw source.fault(
          lines.get(0).number(), "has no encounter\nMaybe its other lines are missing.");
    }
    return movement(source, kind, names, rows, unstated);
  }

  private static Movement movement(
      Source source, Kind kind, List<String> names, List<Line> rows, Unstated unstated) {
    Gathered gathered = new Gathered(kind);
    for (Line row : rows) {
      Map<String, Integer> values = values(source, names, row);
      gathered.add(value(values, CsvColumns.ROUND), encounter(kind, values));
    }
    return gathered.movement(source, source.stem(), unstated);
  }

  private static Encounter encounter(Kind kind, Map<String, Integer> values) {
    Map<Seat, Integer> at = new EnumMap<>(Seat.class);
    CsvColumns.seats(kind).forEach(s -> at.put(s, value(values, CsvColumns.name(kind, s))));
    return new Encounter(
        value(values, CsvColumns.TABLE), seating(kind, at), value(values, CsvColumns.SET));
  }

  private static Seating seating(Kind kind, Map<Seat, Integer> at) {
    int north = at.getOrDefault(Seat.NORTH, 0);
    int east = at.getOrDefault(Seat.EAST, 0);
    int south = at.getOrDefault(Seat.SOUTH, 0);
    int west = at.getOrDefault(Seat.WEST, 0);
    return switch (kind) {
      case INDIVIDUAL -> new Seating.FourPlayers(north, east, south, west);
      case PAIRS -> new Seating.TwoPairs(north, east);
      case SOLO -> new Seating.TwoPlayers(south, north);
    };
  }

  private static int value(Map<String, Integer> values, String name) {
    return Objects.requireNonNull(values.get(name), name);
  }

  /** The numbers of a line by column, from 1 to what a movement can have. */
  private static Map<String, Integer> values(Source source, List<String> names, Line row) {
    if (row.cells().size() != names.size()) {
      throw source.fault(
          row.number(),
          "has %d values instead of %d\nMaybe a separator is missing."
              .formatted(row.cells().size(), names.size()));
    }
    Map<String, Integer> values = new HashMap<>();
    for (int k = 0; k < names.size(); k++) {
      String name = names.get(k);
      int value = source.number(row.number(), name, row.cells().get(k));
      values.put(name, source.within(row.number(), name, value, 1, Boards.MOST));
    }
    return values;
  }

  private static List<Line> lines(Source source) {
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(separator(firstLine(source)).orElse(','))
            .setIgnoreSurroundingSpaces(true)
            .setIgnoreEmptyLines(true)
            .get();
    List<Line> lines = new ArrayList<>();
    // The parser counts the ends of lines, so the last line needs one.
    try (CSVParser parser = CSVParser.parse(source.text() + "\n", format)) {
      try {
        for (CSVRecord record : parser) {
          lines.add(new Line((int) parser.getCurrentLineNumber(), record.toList()));
        }
      } catch (UncheckedIOException e) {
        int last = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).number();
        throw source.fault(
            last + 1,
            "quotes are not closed or not followed by a separator\nMaybe leave them out.");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }

  private static String firstLine(Source source) {
    return source.text().lines().filter(l -> !l.isBlank()).findFirst().orElse("");
  }

  private static Optional<Character> separator(String head) {
    return SEPARATORS.stream().filter(c -> head.indexOf(c) >= 0).findFirst();
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }

  private static String advice() {
    return Arrays.stream(Kind.values())
        .map(k -> String.join(",", CsvColumns.of(k)))
        .collect(Collectors.joining(" or ", "Maybe its first line should be ", "."));
  }
}

package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads a schedule as comma-separated values, an encounter a line, in any order; the names of the
 * columns, in any order too, tell individuals, pairs and lone players apart. Semicolons or tabs may
 * stand in place of commas, as in the first line. The numbers of contestants, tables and sets are
 * the greatest ones in the file; teams of four have columns of their own. A line with an empty or 0
 * seat is a half table, whose other contestants sit out; numbers that no contestant has are then
 * removed, and those above move up.
 */
final class CsvReader implements MovementReader {

  /** How the first line begins if it holds the names of columns. */
  private static final Pattern HEAD =
      Pattern.compile(
          "\"?" + CsvColumns.ROUND + "[^,;\\t]*+[,;\\t].*+",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  @Override
  public boolean recognises(Source source) {
    return HEAD.matcher(source.firstLine()).matches();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    return gathered(source, true).movement(source, source.stem(), unstated);
  }

  /** One round in its parts; the file need not have other rounds. */
  List<Round> round(Source source, int number, int parts) {
    return gathered(source, false).only(source, number, parts);
  }

  /** The encounters of a file; without gaps in the numbers, if so wanted. */
  private static EncounterCollector gathered(Source source, boolean movingUp) {
    List<CsvText.Line> lines = CsvText.read(source.path(), source.text());
    if (lines.isEmpty()) {
      throw source.fault(0, "is empty\n" + advice());
    }
    List<String> given =
        lines.get(0).cells().stream().map(n -> n.toLowerCase(Locale.ROOT)).toList();
    boolean teams = sorted(given).equals(sorted(CsvColumns.OF_TEAMS));
    List<String> names = teams ? given.stream().map(n -> n.replace("_team", "")).toList() : given;
    Kind kind =
        Arrays.stream(Kind.values())
            .filter(k -> sorted(CsvColumns.of(k)).equals(sorted(names)))
            .findFirst()
            .orElseThrow(
                () ->
                    source.fault(
                        lines.get(0).number(),
                        Text.of(
                                "columns [%s] do not describe a movement\n",
                                Shown.of(String.join(",", names)))
                            + advice()));
    List<CsvText.Line> rows = lines.subList(1, lines.size());
    if (rows.isEmpty()) {
      throw source.fault(
          lines.get(0).number(), "has no encounter\nMaybe its other lines are missing.");
    }
    return gathered(source, kind, names, rows, movingUp, teams);
  }

  private static EncounterCollector gathered(
      Source source,
      Kind kind,
      List<String> names,
      List<CsvText.Line> rows,
      boolean movingUp,
      boolean teams) {
    EncounterCollector gathered = new EncounterCollector(kind);
    List<Map<String, Integer>> all = new ArrayList<>();
    rows.forEach(row -> all.add(values(source, kind, names, row)));
    if (teams && movingUp) {
      apart(all);
    }
    if (movingUp && all.stream().anyMatch(values -> values.containsValue(0))) {
      moveUp(seats(kind), all);
    }
    for (Map<String, Integer> values : all) {
      if (values.containsValue(0)) {
        gathered.round(value(values, CsvColumns.ROUND));
        gathered.table(value(values, CsvColumns.TABLE));
        gathered.set(value(values, CsvColumns.SET));
        seats(kind).forEach(seat -> gathered.contestant(value(values, seat)));
      } else {
        gathered.add(value(values, CsvColumns.ROUND), encounter(kind, values));
      }
    }
    return gathered;
  }

  /** Numbers the EW halves of teams after the NS halves. */
  private static void apart(List<Map<String, Integer>> all) {
    int teams =
        all.stream()
            .flatMap(values -> Stream.of(value(values, "ns"), value(values, "ew")))
            .max(Comparator.naturalOrder())
            .orElse(0);
    all.forEach(values -> values.computeIfPresent("ew", (k, ew) -> ew == 0 ? 0 : ew + teams));
  }

  /** Numbers the contestants from 1 without gaps, in their order. */
  private static void moveUp(Set<String> seats, List<Map<String, Integer>> all) {
    TreeSet<Integer> present = new TreeSet<>();
    all.forEach(values -> seats.forEach(seat -> present.add(value(values, seat))));
    present.remove(0);
    Map<Integer, Integer> places = new HashMap<>();
    present.forEach(number -> places.put(number, places.size() + 1));
    for (Map<String, Integer> values : all) {
      seats.forEach(seat -> values.put(seat, places.getOrDefault(value(values, seat), 0)));
    }
  }

  private static Set<String> seats(Kind kind) {
    return kind.seats().stream().map(s -> CsvColumns.name(kind, s)).collect(Collectors.toSet());
  }

  private static Encounter encounter(Kind kind, Map<String, Integer> values) {
    Map<Seat, Integer> at = new EnumMap<>(Seat.class);
    kind.seats().forEach(s -> at.put(s, value(values, CsvColumns.name(kind, s))));
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

  /**
   * The numbers of a line by column, to the most that a movement can have. At a half table an empty
   * seat is 0, and so is the set where none is named.
   */
  private static Map<String, Integer> values(
      Source source, Kind kind, List<String> names, CsvText.Line row) {
    if (row.cells().size() != names.size()) {
      throw source.fault(
          row.number(),
          Text.of(
              "has %d values instead of %d\nMaybe a separator is missing.",
              row.cells().size(), names.size()));
    }
    Set<String> seats = seats(kind);
    boolean half = false;
    for (int k = 0; k < names.size(); k++) {
      half |= seats.contains(names.get(k)) && row.cells().get(k).matches("0*");
    }
    Map<String, Integer> values = new HashMap<>();
    for (int k = 0; k < names.size(); k++) {
      String name = names.get(k);
      String cell = row.cells().get(k);
      boolean open = half && (seats.contains(name) || name.equals(CsvColumns.SET));
      int value = open && cell.isEmpty() ? 0 : source.number(row.number(), name, cell);
      values.put(name, source.within(row.number(), name, value, open ? 0 : 1, Boards.MOST));
    }
    return values;
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

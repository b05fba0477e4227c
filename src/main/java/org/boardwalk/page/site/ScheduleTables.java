package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.page.http.Messages;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Wording;
import org.boardwalk.wish.answer.Judged;

/** A schedule as tables of a page: by round, by contestant, by table. */
final class ScheduleTables {

  private static final int MOST_PLACES = 20_000;

  private final Movement movement;
  private final Names names;
  private final Messages messages;
  private final Wording wording;
  private final Attendance attendance;
  private final HalfTables halfTables;
  private final List<Map<Integer, Stop>> stops = new ArrayList<>();

  /** The seat of a contestant in a round. */
  private record Stop(Encounter encounter, Seat seat) {}

  ScheduleTables(Judged judged, Names names, Messages messages) {
    movement = judged.movement().inWholeRounds();
    attendance = judged.attendance();
    this.names = names.in(movement);
    this.messages = messages;
    wording = new Wording(judged.movement());
    halfTables = HalfTables.of(movement, attendance);
    for (Round round : movement.rounds()) {
      Map<Integer, Stop> at = new HashMap<>();
      for (Encounter e : round.encounters()) {
        e.seating().seats().forEach((seat, c) -> at.putIfAbsent(c, new Stop(e, seat)));
      }
      stops.add(at);
    }
  }

  /** Whether the tables are small enough for a browser to show. */
  static boolean bearable(Movement movement) {
    return (long) movement.rounds().size() * movement.contestants() <= MOST_PLACES;
  }

  /**
   * A table: the question above the links to its rows, empty for a table without links; the head of
   * its first column, the heads of the others, and the rows.
   */
  record Sheet(String title, String leads, String corner, List<String> heads, List<Row> rows) {}

  /** A row with its name in links and its head. */
  record Row(String id, String head, List<List<String>> cells) {}

  List<Sheet> all() {
    return List.of(byRound(), byContestant(), byTable());
  }

  private Sheet byRound() {
    List<String> heads = tables();
    boolean waiting = IntStream.rangeClosed(1, rounds()).anyMatch(r -> !out(r).isEmpty());
    if (waiting) {
      heads.add(messages.of("sitOut"));
    }
    if (!attendance.full()) {
      heads.add(messages.of("absent"));
    }
    List<Row> rows = new ArrayList<>();
    for (int r = 1; r <= rounds(); r++) {
      List<List<String>> cells = new ArrayList<>();
      for (int t = 1; t <= movement.tables(); t++) {
        cells.add(encounter(r, t));
      }
      if (waiting) {
        cells.add(listed(out(r)));
      }
      if (!attendance.full()) {
        cells.add(listed(attendance.absent(movement.contestants(), r)));
      }
      rows.add(new Row("round-" + r, "" + r, cells));
    }
    return new Sheet(
        messages.of("byRound"), messages.of("whichRound"), messages.of("round"), heads, rows);
  }

  private List<String> listed(List<Integer> contestants) {
    return contestants.isEmpty() ? List.of() : List.of(names.list(contestants));
  }

  private Sheet byTable() {
    List<Row> rows = new ArrayList<>();
    for (int t = 1; t <= movement.tables(); t++) {
      List<List<String>> cells = new ArrayList<>();
      for (int r = 1; r <= rounds(); r++) {
        cells.add(encounter(r, t));
      }
      rows.add(new Row("table-" + t, movement.table(t), cells));
    }
    return new Sheet(
        messages.of("byTable"), "", messages.of("table"), numbered("round", rounds()), rows);
  }

  private Sheet byContestant() {
    boolean players = movement.kind() != Kind.PAIRS;
    Map<Integer, Row> rows = new TreeMap<>();
    for (int c = 1; c <= movement.contestants(); c++) {
      List<List<String>> cells = new ArrayList<>();
      for (int r = 1; r <= rounds(); r++) {
        cells.add(stop(c, r));
      }
      String name = names.of(c);
      String label = movement.label(c);
      String head = name.equals(label) ? label : label + " " + name;
      rows.put(c, new Row("contestant-" + c, head, cells));
    }
    return new Sheet(
        messages.of(players ? "byPlayer" : "byPair"),
        messages.of("whereDoISit"),
        messages.of(players ? "player" : "pair"),
        numbered("round", rounds()),
        List.copyOf(rows.values()));
  }

  /** The contestants at a table in a round, direction by direction, and the boards. */
  private List<String> encounter(int round, int table) {
    return movement.rounds().get(round - 1).encounters().stream()
        .filter(e -> e.table() == table)
        .findFirst()
        .map(
            e ->
                List.of(
                    seats(e, Direction.NS),
                    seats(e, Direction.EW),
                    messages.of("boardsOf", wording.boards(round, e))))
        .or(() -> halfTables.at(round, table).map(this::alone))
        .orElse(List.of());
  }

  /** The cell of a half table: a contestant without opponents, and the boards that rest there. */
  private List<String> alone(HalfTables.Wait half) {
    List<String> lines = new ArrayList<>();
    Seat seat = half.place().seat();
    lines.add(half.place().seatLabel(movement.kind()) + " " + called(half.contestant(), seat));
    lines.add(messages.of("noOpponents"));
    half.set().ifPresent(set -> lines.add(messages.of("boardsRest", wording.boards(set))));
    return lines;
  }

  private String seats(Encounter encounter, Direction direction) {
    var seats = encounter.seating().seats();
    return movement.kind().seats().stream()
        .filter(s -> seats.containsKey(s) && direction == s.direction(movement.kind()))
        .map(s -> wording.seat(s) + " " + called(seats.getOrDefault(s, 0), s))
        .collect(Collectors.joining(" · "));
  }

  /** The name of a contestant, or their number beside the seat. */
  private String called(int contestant, Seat seat) {
    return names.byContestant().getOrDefault(contestant, movement.label(contestant, seat));
  }

  /** The cell of a contestant in a round: their place, partner and opponents. */
  private List<String> stop(int contestant, int round) {
    Stop stop = stops.get(round - 1).get(contestant);
    if (!attendance.present(contestant, round)) {
      return List.of(messages.of("absent"));
    }
    return stop == null
        ? halfTables
            .waiting(round, contestant)
            .map(half -> List.of(place(half), messages.of("noOpponents")))
            .orElse(List.of(messages.of("sitOut")))
        : stop(contestant, round, stop.encounter(), stop.seat());
  }

  private String place(HalfTables.Wait half) {
    return messages.of(
        "place", movement.table(half.table()), half.place().seatLabel(movement.kind()));
  }

  private List<String> stop(int contestant, int round, Encounter e, Seat seat) {
    List<String> lines = new ArrayList<>();
    lines.add(messages.of("place", movement.table(e.table()), wording.seat(seat)));
    Direction side = seat.direction(movement.kind());
    List<Integer> mine = new ArrayList<>(e.seating().at(side));
    mine.remove(Integer.valueOf(contestant));
    if (!mine.isEmpty()) {
      lines.add(messages.of("with", names.list(mine)));
    }
    Direction other = side == Direction.NS ? Direction.EW : Direction.NS;
    lines.add(messages.of("against", names.list(e.seating().at(other))));
    lines.add(messages.of("boardsOf", wording.boards(round, e)));
    return lines;
  }

  private List<Integer> out(int round) {
    return IntStream.rangeClosed(1, movement.contestants())
        .filter(c -> !stops.get(round - 1).containsKey(c) && halfTables.waiting(round, c).isEmpty())
        .filter(c -> attendance.present(c, round))
        .boxed()
        .toList();
  }

  private List<String> tables() {
    return IntStream.rangeClosed(1, movement.tables())
        .mapToObj(t -> messages.of("table") + " " + movement.table(t))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private List<String> numbered(String key, int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(n -> messages.of(key) + " " + n)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private int rounds() {
    return movement.rounds().size();
  }
}

package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * What a director reads in ACBLscore about a movement: its name and size, how the pairs move and
 * after which round they skip, which sets begin where and in which copy, which boards these tables
 * need, and which sets come next. At most ten lines; where no short rule holds, a line says that
 * cards are needed.
 */
final class MovDirections {

  private final Movement movement;
  private final Boards boards;
  private final List<Segment> segments;

  private MovDirections(Movement movement) {
    this.movement = movement;
    boards = movement.boards();
    segments = segments(movement);
  }

  /** The lines, the name first. */
  static List<String> of(Movement movement) {
    return new MovDirections(movement).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(TextWriter.oneLine(movement.name()));
    lines.add(
        Text.of(
            "%s, %s, %s; set %d is boards %s",
            Text.count(movement.tables(), "table"),
            Text.count(movement.rounds().size(), "round"),
            Text.count(boards.copies(), "copy"),
            boards.sets(),
            boards(List.of(boards.sets()))));
    lines.addAll(
        LineMoves.of(movement).map(MovDirections::moves).orElse(List.of("Pairs: by cards")));
    List<String> boarding = new ArrayList<>();
    boolean copied =
        segments.stream().allMatch(s -> s.turn() != 0 || s.tables() == 1)
            && boards.copies() > 1
            && segments.stream().filter(s -> s.turn() != 0).count() <= boards.copies();
    int copy = 0;
    for (Segment segment : segments) {
      boolean own = copied && segment.turn() != 0;
      copy += own ? 1 : 0;
      boarding.add(first(segment, own ? Text.of(", copy %d", copy) : ""));
    }
    boarding.addAll(next());
    lines.addAll(
        lines.size() + boarding.size() > MovLayout.LINES ? List.of("Boards: by cards") : boarding);
    return lines;
  }

  private static List<String> moves(LineMoves moves) {
    List<String> lines = new ArrayList<>();
    lines.add(moves.lines().stream().map(MovDirections::walk).collect(Collectors.joining(", ")));
    for (LineMoves.Line line : moves.lines()) {
      line.skipAfter()
          .ifPresent(
              round -> lines.add(Text.of("%s skip a table after round %d", who(line), round)));
    }
    if (!moves.seatsHold()) {
      lines.add("Arrow switches: see the rounds");
    }
    return lines;
  }

  private static String walk(LineMoves.Line line) {
    return line.up() == 0
        ? who(line) + " stay"
        : Text.of("%s move up %s", who(line), Text.count(line.up(), "table"));
  }

  private static String who(LineMoves.Line line) {
    return line.seat() == Seat.NORTH ? "NS" : "EW";
  }

  /**
   * Consecutive tables that begin with sets in rising or in falling order and go on alike.
   *
   * @param first the encounter at its first table in round 1
   * @param last that at its last table
   * @param slope 1 for rising, -1 for falling; 0 for a single table
   * @param turn the step of the sets at each of its tables after every round; 0 where they differ
   */
  private record Segment(Encounter first, Encounter last, int slope, int turn) {

    int tables() {
      return last.table() - first.table() + 1;
    }

    boolean has(Encounter e) {
      return e.table() >= first.table() && e.table() <= last.table();
    }

    /** This segment and the next table; empty where that begins another segment. */
    Optional<Segment> and(Segment other, int sets) {
      Encounter next = other.first();
      int way = step(last.set(), next.set(), sets);
      boolean goesOn =
          other.turn() == turn
              && next.table() == last.table() + 1
              && way != 0
              && (tables() == 1 || way == slope);
      return goesOn && tables() < sets
          ? Optional.of(new Segment(first, next, way, turn))
          : Optional.empty();
    }
  }

  private static List<Segment> segments(Movement movement) {
    List<Segment> segments = new ArrayList<>();
    for (Encounter e : movement.rounds().get(0).encounters()) {
      Segment alone = new Segment(e, e, 0, turn(movement, e.table()));
      int last = segments.size() - 1;
      Optional<Segment> longer =
          last < 0 ? Optional.empty() : segments.get(last).and(alone, movement.boards().sets());
      longer.ifPresentOrElse(s -> segments.set(last, s), () -> segments.add(alone));
    }
    return segments;
  }

  /** 1 for the next set, with the first after the last; -1 for the set before; 0 for others. */
  private static int step(int from, int to, int sets) {
    if (to == from % sets + 1) {
      return 1;
    }
    return from == to % sets + 1 ? -1 : 0;
  }

  /** Such as: Tables 10-18, copy 2: sets 8 down to 13; boards 1-26. */
  private String first(Segment segment, String copy) {
    boolean one = segment.tables() == 1;
    String where =
        one
            ? Text.of("Table %d%s: set %d", segment.first().table(), copy, segment.first().set())
            : Text.of(
                "Tables %d-%d%s: sets %d %s to %d",
                segment.first().table(),
                segment.last().table(),
                copy,
                segment.first().set(),
                segment.slope() > 0 ? "up" : "down",
                segment.last().set());
    List<Integer> played =
        movement.rounds().stream()
            .flatMap(round -> round.encounters().stream())
            .filter(segment::has)
            .map(Encounter::set)
            .toList();
    String whole = where + "; boards " + boards(played);
    return whole.length() > MovLayout.WIDTH ? where : whole;
  }

  /** The boards of sets, consecutive ones as a range. */
  private String boards(List<Integer> sets) {
    List<String> ranges = new ArrayList<>();
    TreeSet<Integer> rest = new TreeSet<>(sets);
    while (!rest.isEmpty()) {
      int first = rest.first();
      int after = first;
      while (rest.remove(after)) {
        after++;
      }
      int from = boards.firstBoard(first);
      int to = boards.lastBoard(after - 1);
      ranges.add(from == to ? "" + from : from + "-" + to);
    }
    return String.join(", ", ranges);
  }

  /** The step of the sets at a table after every round; 0 where they differ. */
  private static int turn(Movement movement, int table) {
    List<Integer> sets =
        movement.rounds().stream()
            .flatMap(round -> round.encounters().stream())
            .filter(e -> e.table() == table)
            .map(Encounter::set)
            .toList();
    List<Integer> turns =
        IntStream.range(1, sets.size())
            .mapToObj(r -> step(sets.get(r - 1), sets.get(r), movement.boards().sets()))
            .distinct()
            .toList();
    return turns.size() == 1 ? turns.get(0) : 0;
  }

  /** Which sets come next, once for all tables or for those that go on alike. */
  private List<String> next() {
    List<String> lines = new ArrayList<>();
    for (int turn : movement.rounds().size() == 1 ? new int[0] : new int[] {1, -1, 0}) {
      List<Segment> alike = segments.stream().filter(s -> s.turn() == turn).toList();
      String tables =
          alike.stream()
              .map(s -> s.first().table() + (s.tables() == 1 ? "" : "-" + s.last().table()))
              .collect(Collectors.joining(", "));
      String way = turn == 0 ? "by cards" : turn > 0 ? "one higher" : "one lower";
      if (!alike.isEmpty()) {
        lines.add(
            "Next set: "
                + way
                + (alike.size() == segments.size()
                    ? ""
                    : (tables.matches("[0-9]+") ? " at table " : " at tables ") + tables));
      }
    }
    return lines;
  }
}

package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * What a director reads in ACBLscore about a movement: its name and size, how the pairs move and
 * after which round they skip, which sets begin where and in which copy, which boards these tables
 * need, and whether higher or lower sets come next. At most ten lines; where no short rule holds, a
 * line says that cards are needed.
 */
final class MovDirections {

  private final Movement movement;
  private final int before;
  private final Boards boards;
  private final List<Segment> segments;

  private MovDirections(Movement movement, int before) {
    this.movement = movement;
    this.before = before;
    boards = movement.boards();
    segments = segments(movement);
  }

  /**
   * The lines, the name first.
   *
   * @param before how many numbers of NS come before those of EW, which the file numbers from 1; 0
   *     where it has one field
   */
  static List<String> of(Movement movement, int before) {
    return new MovDirections(movement, before).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(TextWriter.oneLine(movement.name()));
    String size =
        Text.of(
            "%s, %s, %s; set %d is boards %s",
            Text.count(movement.tables(), "table"),
            Text.count(movement.rounds().size(), "round"),
            Text.count(boards.copies(), "copy"),
            boards.sets(),
            boards(List.of(boards.sets())));
    if (size.length() <= MovLayout.WIDTH) {
      lines.add(size);
    }
    lines.addAll(fitting(walks(), MovLayout.LINES - lines.size() - 1, "Pairs: by cards"));
    lines.addAll(fitting(boarding(), MovLayout.LINES - lines.size(), "Boards: by cards"));
    return lines;
  }

  /** The lines, if all of them have a place: a rule of which a line is missing misleads. */
  private static List<String> fitting(List<String> lines, int most, String instead) {
    boolean fit =
        lines.size() <= most && lines.stream().allMatch(l -> l.length() <= MovLayout.WIDTH);
    return fit ? lines : List.of(instead);
  }

  private List<String> walks() {
    return LineMoves.of(movement)
        .map(MovDirections::moves)
        .or(() -> PartyRover.of(movement).map(this::roving))
        .orElse(List.of("Pairs: by cards"));
  }

  private List<String> roving(PartyRover rover) {
    List<String> lines = new ArrayList<>(moves(rover.others()));
    int number = rover.pair() - (rover.direction() == Direction.EW ? before : 0);
    String tables = rover.tables().stream().map(String::valueOf).collect(Collectors.joining(","));
    lines.add(
        Text.of("Rover %s %d at %d,%s", rover.direction(), number, movement.tables(), tables));
    lines.add(Text.of("The pair it replaces plays at table %d", movement.tables()));
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

  /** A line for each segment, with its copy where there are enough for one each. */
  private List<String> boarding() {
    boolean copied =
        boards.copies() > 1
            && segments.stream().allMatch(s -> s.turn() != 0 || s.tables() == 1)
            && segments.stream().filter(s -> s.turn() != 0).count() <= boards.copies();
    List<String> lines = new ArrayList<>();
    int copy = 0;
    for (Segment segment : segments) {
      boolean own = copied && segment.turn() != 0;
      copy += own ? 1 : 0;
      lines.add(boarding(segment, own ? Text.of(", copy %d", copy) : ""));
    }
    return lines;
  }

  /**
   * Such as: Tables 1-9, copy 1: sets 1 up to 9, then higher; boards 1-26. Words are left out where
   * the line is too short.
   */
  private String boarding(Segment segment, String copy) {
    boolean one = segment.tables() == 1;
    int table = segment.first().table();
    String where =
        (one ? "Table " + table : Text.of("Tables %d-%d", table, segment.last().table())) + copy;
    String sets = "" + segment.first().set();
    if (!one) {
      sets += (segment.slope() > 0 ? " up to " : " down to ") + segment.last().set();
    }
    if (movement.rounds().size() > 1) {
      sets +=
          ", then " + (segment.turn() == 0 ? "by cards" : segment.turn() > 0 ? "higher" : "lower");
    }
    List<Integer> played =
        movement.rounds().stream()
            .flatMap(round -> round.encounters().stream())
            .filter(segment::has)
            .map(Encounter::set)
            .toList();
    String needed = "; boards " + boards(played);
    String word = one ? "set " : "sets ";
    return Stream.of(where + ": " + word + sets + needed, where + ": " + sets + needed)
        .filter(line -> line.length() <= MovLayout.WIDTH)
        .findFirst()
        .orElse(where + ": " + word + sets);
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
}

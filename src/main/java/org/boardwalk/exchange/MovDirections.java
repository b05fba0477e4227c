package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * What a director reads in ACBLscore about a movement: its name, its size, how the pairs move and
 * after which round they skip, which boards begin where and in which copy, and which come next. At
 * most ten lines of 60 characters; a line says that cards are needed where no short rule holds.
 */
final class MovDirections {

  /** The most runs of tables that are listed; name, size, moves and boards take the other lines. */
  private static final int MOST_RUNS = 5;

  private final Movement movement;
  private final Boards boards;
  private final List<Encounter> start;

  private MovDirections(Movement movement) {
    this.movement = movement;
    boards = movement.boards();
    start = movement.rounds().get(0).encounters();
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
            "%s, %s, %s",
            Text.count(movement.tables(), "table"),
            Text.count(movement.contestants(), "pair"),
            Text.count(movement.rounds().size(), "round")));
    lines.add(
        Text.of(
            "Boards: %s of %d (1-%d), %s",
            Text.count(boards.sets(), "set"),
            boards.perSet(),
            boards.lastBoard(boards.sets()),
            boards.copies() == 1 ? "1 copy" : boards.copies() + " copies"));
    lines.addAll(
        LineMoves.of(movement).map(MovDirections::moves).orElse(List.of("Pairs move by cards.")));
    lines.addAll(boarding());
    lines.add(
        rising()
            ? Text.of("Next boards of each table: one set higher, 1 after %d.", boards.sets())
            : "Next boards of each table: by cards.");
    return lines;
  }

  private static List<String> moves(LineMoves moves) {
    List<String> lines = new ArrayList<>();
    lines.add(
        moves.lines().stream().map(MovDirections::walk).collect(Collectors.joining(", ")) + ".");
    moves.lines().stream()
        .filter(line -> line.skipAfter().isPresent())
        .map(
            line ->
                Text.of("%s skip a table after round %d.", who(line), line.skipAfter().getAsInt()))
        .forEach(lines::add);
    if (!moves.seatsHold()) {
      lines.add("Arrow switches: see the rounds.");
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

  /** Consecutive tables that begin with sets in rising or in falling order, or with one set. */
  private record Run(Encounter first, Encounter last, int step, int tables) {

    static Run of(Encounter only) {
      return new Run(only, only, 0, 1);
    }

    /** The run with one more table; empty where that begins another run. */
    Optional<Run> with(Encounter next, int sets) {
      int up = Math.floorMod(next.set() - last.set(), sets);
      int way = up == 1 ? 1 : up == sets - 1 ? -1 : 0;
      boolean goesOn = next.table() == last.table() + 1 && way != 0 && (tables == 1 || way == step);
      return goesOn && tables < sets
          ? Optional.of(new Run(first, next, way, tables + 1))
          : Optional.empty();
    }

    private String words(Boards boards, String copy) {
      String tables =
          first.table() == last.table()
              ? "Table " + first.table()
              : Text.of("Tables %d-%d", first.table(), last.table());
      String from =
          Text.of(
              "%d (boards %d-%d)",
              first.set(), boards.firstBoard(first.set()), boards.lastBoard(first.set()));
      String sets =
          this.tables == 1
              ? "set " + from
              : Text.of("sets %s %s to %d", from, step > 0 ? "up" : "down", last.set());
      return Text.of("%s%s: %s", tables, copy, sets);
    }
  }

  private List<String> boarding() {
    List<Run> runs = new ArrayList<>();
    for (Encounter e : start) {
      int last = runs.size() - 1;
      Optional<Run> longer = last < 0 ? Optional.empty() : runs.get(last).with(e, boards.sets());
      longer.ifPresentOrElse(run -> runs.set(last, run), () -> runs.add(Run.of(e)));
    }
    if (runs.size() > MOST_RUNS) {
      return List.of("First boards of each table: by cards.");
    }
    boolean each = runs.size() == boards.copies() && runs.size() > 1;
    List<String> lines = new ArrayList<>();
    for (Run run : runs) {
      lines.add(run.words(boards, each ? ", copy " + (lines.size() + 1) : ""));
    }
    return lines;
  }

  /** Whether after every round every table plays the next set, the first after the last. */
  private boolean rising() {
    List<Round> rounds = movement.rounds();
    for (int r = 1; r < rounds.size(); r++) {
      List<Encounter> before = rounds.get(r - 1).encounters();
      List<Encounter> now = rounds.get(r).encounters();
      for (int t = 0; t < now.size(); t++) {
        if (now.get(t).set() != before.get(t).set() % boards.sets() + 1) {
          return false;
        }
      }
    }
    return true;
  }
}

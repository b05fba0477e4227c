package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.LineMovesText;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/** A strip for every contestant: round, table, seat, partner, opponents, boards. */
final class Itineraries {

  private static final List<Seat> CLOCKWISE = Arrays.asList(Seat.values());

  private final Programme programme;
  private final Movement movement;
  private final List<List<List<Box>>> rows = new ArrayList<>();

  Itineraries(Programme programme) {
    this.programme = programme;
    this.movement = programme.movement();
  }

  List<Block> strips() {
    for (int c = 1; c <= movement.contestants(); c++) {
      rows.add(new ArrayList<>());
    }
    for (int r = 1; r <= programme.rounds(); r++) {
      int round = r;
      movement.rounds().get(r - 1).encounters().forEach(e -> play(round, e));
      programme.halfTables().in(r).forEach(this::alone);
      programme.waiting(r).forEach(c -> idle(c, round, programme.say("idle.sitsOut")));
      programme.absent(r).forEach(c -> idle(c, round, programme.say("idle.absent")));
    }
    boolean plain = LineMoves.plainMitchell(movement);
    List<Block> strips = new ArrayList<>();
    for (List<Integer> section : programme.bySection()) {
      String rule =
          plain
              ? LineMovesText.of(movement, section.get(0), programme.language())
                  .map(moves -> moves + ".")
                  .orElse("")
              : programme.walk().sentence();
      section.stream()
          .filter(c -> !plain || !stays(c))
          .forEach(c -> strips.add(strip(c, plain, rule)));
    }
    return strips;
  }

  private Block strip(int c, boolean plain, String rule) {
    boolean named = programme.names().byContestant().containsKey(c);
    return new Block(
        named ? slip(c, plain) : programme.numbered(c),
        named && !plain ? programme.numbered(c) : programme.title(),
        List.of(),
        new CardGrid(columns(), rows.get(c - 1), 0),
        rule);
  }

  /** The heading of a contestant with a name; on slips the number stands before it. */
  private String slip(int contestant, boolean plain) {
    String name = programme.heading(contestant);
    return plain ? programme.label(contestant) + " " + name : name;
  }

  /** Whether a pair of a plain Mitchell is one of NS. */
  private boolean stays(int pair) {
    return programme.rules().stationary().stream().anyMatch(s -> s.contestant() == pair);
  }

  private List<Column> columns() {
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.of(programme.say("round")),
                Column.strong(programme.say("table")),
                Column.strong(programme.say("seat"))));
    if (movement.kind() == Kind.INDIVIDUAL) {
      columns.addAll(
          List.of(
              Column.strong(programme.say("partner")),
              Column.of(programme.say("left")),
              Column.of(programme.say("right"))));
    } else {
      columns.add(Column.of(programme.say("opponent")));
    }
    columns.add(Column.of(programme.say("boards")));
    return columns;
  }

  private void idle(int contestant, int round, String why) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round), Box.of("–"), Box.of("–")));
    row.add(Box.of(why));
    while (row.size() < columns().size()) {
      row.add(Box.EMPTY);
    }
    rows.get(contestant - 1).add(row);
  }

  /** Adds a round at a half table, without opponents. */
  private void alone(HalfTables.Wait half) {
    rows.get(half.contestant() - 1)
        .add(
            List.of(
                Box.of("" + half.round()),
                Box.of(movement.table(half.table())),
                Box.of(programme.wording().seat(half.place().seat())),
                Box.of(programme.say("noOpponents")),
                Box.of("–")));
  }

  private void play(int round, Encounter e) {
    if (movement.rotation() == Rotation.NONE) {
      seats(round, e, 0, programme.boards(round, e, ""));
      return;
    }
    for (int b = 0; b < movement.boards().perSet(); b++) {
      seats(round, e, b, Box.of("" + (movement.boards().firstBoard(e.set()) + b)));
    }
  }

  private void seats(int round, Encounter e, int board, Box boards) {
    Map<Seat, Integer> seats = movement.seating(e, board).seats();
    seats.forEach(
        (seat, contestant) -> {
          List<Box> row = new ArrayList<>();
          row.add(Box.of("" + round));
          row.add(Box.of(movement.table(e.table())));
          row.add(Box.of(programme.wording().seat(seat)));
          others(e, seats, seat).forEach(c -> row.add(Box.of(programme.entered(c))));
          row.add(boards);
          rows.get(contestant - 1).add(row);
        });
  }

  /** Partner, left-hand and right-hand opponent; for a pair or a lone player the opponent. */
  private List<Integer> others(Encounter e, Map<Seat, Integer> seats, Seat seat) {
    if (movement.kind() == Kind.INDIVIDUAL) {
      int here = CLOCKWISE.indexOf(seat);
      return List.of(2, 1, 3).stream()
          .map(turn -> seats.getOrDefault(CLOCKWISE.get((here + turn) % 4), 0))
          .toList();
    }
    int ns = e.seating().at(Direction.NS).get(0);
    int ew = e.seating().at(Direction.EW).get(0);
    return List.of(seats.getOrDefault(seat, 0) == ns ? ew : ns);
  }
}

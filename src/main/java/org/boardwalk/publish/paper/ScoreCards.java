package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.scoring.Vulnerability;

/**
 * The personal score card of each contestant: a line for each board that they play, in the order of
 * play, with partner and opponents filled in.
 */
final class ScoreCards {

  private static final double LINE = 13;

  private final Programme programme;
  private final Movement movement;

  ScoreCards(Programme programme) {
    this.programme = programme;
    this.movement = programme.played();
  }

  List<Block> cards() {
    return IntStream.rangeClosed(1, movement.contestants()).mapToObj(this::card).toList();
  }

  private Block card(int contestant) {
    boolean named = !programme.called(contestant).isEmpty();
    return new Block(
        named ? programme.heading(contestant) : programme.numbered(contestant),
        named ? programme.numbered(contestant) : programme.title(),
        List.of(),
        new CardGrid(columns(), rows(contestant), LINE),
        "");
  }

  private List<Column> columns() {
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.of(programme.say("round")),
                Column.strong(programme.say("board")),
                Column.of(programme.say("vul"))));
    if (movement.kind() == Kind.INDIVIDUAL) {
      columns.add(Column.of(programme.say("withHead")));
    }
    columns.addAll(
        List.of(
            Column.of(programme.say("againstHead")),
            Column.toWrite(programme.say("contract"), 3.2),
            Column.toWrite(programme.say("by"), 1.6),
            Column.toWrite(programme.say("tricks"), 2.2),
            Column.toWrite("+", 2.4),
            Column.toWrite("−", 2.4),
            Column.toWrite(programme.say("points"), 2.4)));
    return columns;
  }

  private List<List<Box>> rows(int contestant) {
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (int k = 0; k < movement.boards().perSet(); k++) {
          Seating seating = movement.seating(e, k);
          if (seating.contestants().contains(contestant)) {
            int board = movement.boards().firstBoard(e.set()) + k;
            rows.add(row(contestant, movement.wholeRound(r), board, seating));
          }
        }
      }
    }
    return rows;
  }

  private List<Box> row(int contestant, int round, int board, Seating seating) {
    Direction side = side(contestant, seating);
    List<Box> row = new ArrayList<>();
    row.add(Box.of("" + round));
    row.add(Box.of("" + board));
    row.add(Box.of(vulnerable(Vulnerability.of(board))));
    if (movement.kind() == Kind.INDIVIDUAL) {
      List<Integer> mates = new ArrayList<>(seating.at(side));
      mates.remove(Integer.valueOf(contestant));
      row.add(Box.of(labels(mates)));
    }
    row.add(Box.of(labels(seating.at(side == Direction.NS ? Direction.EW : Direction.NS))));
    while (row.size() < columns().size()) {
      row.add(Box.EMPTY);
    }
    return row;
  }

  private String vulnerable(Vulnerability vulnerability) {
    String both =
        vulnerability.includes(Direction.EW)
            ? programme.say("vul.all")
            : programme.language().seat("NS");
    String one = vulnerability.includes(Direction.EW) ? programme.language().seat("EW") : "–";
    return vulnerability.includes(Direction.NS) ? both : one;
  }

  private String labels(List<Integer> contestants) {
    return contestants.stream().map(programme::label).collect(Collectors.joining(", "));
  }

  private Direction side(int contestant, Seating seating) {
    Seat seat =
        seating.seats().entrySet().stream()
            .filter(at -> at.getValue() == contestant)
            .findFirst()
            .orElseThrow()
            .getKey();
    return seat.direction(movement.kind());
  }
}

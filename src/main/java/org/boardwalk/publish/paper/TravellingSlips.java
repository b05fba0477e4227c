package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.scoring.Vulnerability;

/**
 * The travelling slip of each board: a line for every table that plays it, in the order of play.
 * For individuals it has a column for each seat; for pairs it has columns for NS, EW and, except
 * for teams, their matchpoints.
 */
final class TravellingSlips {

  private static final double LINE = 14;

  private final Programme programme;
  private final Movement movement;

  TravellingSlips(Programme programme) {
    this.programme = programme;
    this.movement = programme.played();
  }

  List<Block> slips() {
    List<Block> slips = new ArrayList<>();
    for (int set = 1; set <= movement.boards().sets(); set++) {
      for (int k = 0; k < movement.boards().perSet(); k++) {
        List<List<Box>> lines = lines(set, k);
        if (!lines.isEmpty()) {
          int board = movement.boards().firstBoard(set) + k;
          slips.add(
              new Block(
                  programme.say("boardNumber", board),
                  face(board),
                  List.of(),
                  new CardGrid(columns(), lines, LINE),
                  ""));
        }
      }
    }
    return slips;
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>(List.of(Column.of(programme.say("round"))));
    programme.seats().forEach(s -> columns.add(Column.strong(programme.wording().seat(s))));
    columns.addAll(
        List.of(
            Column.toWrite(programme.say("contract"), 3.6),
            Column.toWrite(programme.say("by"), 2),
            Column.toWrite(programme.say("tricks"), 2.4),
            Column.toWrite(programme.say("seat.NS") + " +", 3),
            Column.toWrite(programme.say("seat.EW") + " +", 3)));
    if (movement.kind() != Kind.INDIVIDUAL && programme.matches().isEmpty()) {
      columns.addAll(
          List.of(
              Column.toWrite(programme.say("unit.mp") + " " + programme.say("seat.NS"), 2.6),
              Column.toWrite(programme.say("unit.mp") + " " + programme.say("seat.EW"), 2.6)));
    }
    return columns;
  }

  private List<List<Box>> lines(int set, int board) {
    List<List<Box>> lines = new ArrayList<>();
    int number = 0;
    for (Round round : movement.rounds()) {
      number++;
      for (Encounter e : round.encounters()) {
        if (e.set() == set) {
          lines.add(line(movement.wholeRound(number), movement.seating(e, board)));
        }
      }
    }
    return lines;
  }

  private List<Box> line(int round, Seating seating) {
    List<Box> line = new ArrayList<>(List.of(Box.of("" + round)));
    var seats = seating.seats();
    programme
        .seats()
        .forEach(s -> line.add(Box.of(programme.entered(seats.getOrDefault(s, 0), s))));
    while (line.size() < columns().size()) {
      line.add(Box.EMPTY);
    }
    return line;
  }

  /** The face of a board, numbered from 1, in words: its dealer and the vulnerability. */
  private String face(int board) {
    Seat[] seats = Seat.values();
    String dealer = seats[(board - 1) % seats.length].letter();
    return programme.say(
        "boardFace",
        programme.say("roomSeat." + dealer),
        Vulnerability.of(board).words(programme.language()));
  }
}

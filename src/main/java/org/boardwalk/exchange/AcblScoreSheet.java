package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * The entries for ACBLscore's movement editor, table by table, also for what {@link MovWriter}
 * cannot write. With two winners the pairs of each direction are numbered from 1, as in ACBLscore.
 */
final class AcblScoreSheet implements TextWriter {

  private static final List<Seat> COMPASS = List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);

  @Override
  public String write(Movement movement) {
    RoundGrid.refuse(
        movement.kind(), Kind.SOLO, "has no place in ACBLscore, which holds pairs and individuals");
    boolean individual = movement.kind() == Kind.INDIVIDUAL;
    Map<Seat, Map<Integer, Integer>> numbers = numbers(movement);
    StringBuilder text = new StringBuilder();
    text.append("Name: ").append(AcblScoreName.of(movement)).append('\n');
    text.append("Movement: ").append(TextWriter.oneLine(movement.name())).append('\n');
    text.append(sizes(movement)).append('\n');
    if (!individual && movement.winners() == 2) {
      text.append("NS pairs and EW pairs are both numbered from 1.\n");
    }
    int table = 0;
    for (RoundGrid.Spot cell : RoundGrid.of(movement, "ACBLscore")) {
      if (cell.table() != table) {
        table = cell.table();
        text.append("\nTable ").append(table).append('\n');
        text.append(individual ? "round   N   E   S   W" : "round  NS  EW")
            .append("  set  boards\n");
      }
      text.append(Text.of("%5d", cell.round()));
      text.append(
          cell.encounter().map(e -> encounter(movement.boards(), e, numbers)).orElse("  not used"));
      text.append('\n');
    }
    return text.toString();
  }

  private static String sizes(Movement m) {
    return Text.of(
        "%d %s, %s, %s, %s of %s",
        m.contestants(),
        m.kind().contestants(),
        Text.count(m.tables(), "table"),
        Text.count(m.rounds().size(), "round"),
        Text.count(m.boards().sets(), "set"),
        Text.count(m.boards().perSet(), "board"));
  }

  private static String encounter(
      Boards boards, Encounter e, Map<Seat, Map<Integer, Integer>> numbers) {
    StringBuilder line = new StringBuilder();
    Map<Seat, Integer> seats = e.seating().seats();
    for (Seat seat : COMPASS) {
      Integer seated = seats.get(seat);
      if (seated != null) {
        int number = numbers.getOrDefault(seat, Map.of()).getOrDefault(seated, seated);
        line.append(Text.of("%4d", number));
      }
    }
    return line.append(Text.of("%5d", e.set()))
        .append(Text.of("  %d-%d", boards.firstBoard(e.set()), boards.lastBoard(e.set())))
        .toString();
  }

  /** The numbers of the pairs of a direction, where they differ from those of the movement. */
  private static Map<Seat, Map<Integer, Integer>> numbers(Movement m) {
    Map<Seat, Map<Integer, Integer>> numbers = new HashMap<>();
    if (m.kind() == Kind.PAIRS && m.winners() == 2) {
      Map<Direction, Set<Integer>> fields = AcblScoreName.fields(m);
      for (Seat seat : List.of(Seat.NORTH, Seat.EAST)) {
        List<Integer> field = new ArrayList<>(fields.getOrDefault(seat.direction(), Set.of()));
        Map<Integer, Integer> places = new HashMap<>();
        field.forEach(pair -> places.put(pair, field.indexOf(pair) + 1));
        numbers.put(seat, places);
      }
    }
    return numbers;
  }
}

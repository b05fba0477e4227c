package org.boardwalk.exchange;

import java.util.List;
import java.util.StringJoiner;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.text.Text;

/**
 * Writes user movements of pairs for EBUScore, see {@link EbuScoreReader}. Of two winners they are
 * a Mitchell (type 1), of one winner a Howell (type 0), in which any pair may sit in any direction
 * against any other.
 */
final class EbuScoreWriter implements TextWriter {

  private static final int MOST_TABLES = 50;
  private static final int MOST_ROUNDS = 30;
  private static final int MOST_BOARDS = 24;

  @Override
  public String write(Movement movement) {
    RoundGrid.refuse(movement, Kind.SOLO, "has no place in EBUScore, which holds pairs");
    RoundGrid.refuse(movement, Kind.INDIVIDUAL, individual(movement));
    atMost("tables", movement.tables(), MOST_TABLES);
    atMost("rounds", movement.rounds().size(), MOST_ROUNDS);
    atMost("boards in a set", movement.boards().perSet(), MOST_BOARDS);
    StringBuilder text = new StringBuilder("\n[U1] ");
    text.append(TextWriter.oneLine(movement.name())).append('\n');
    text.append(movement.winners() == 2 ? "1," : "0,").append(sizes(movement)).append(",0\n");
    List<RoundGrid.Spot> cells = RoundGrid.of(movement, "EBUScore");
    int rounds = movement.rounds().size();
    for (int t = 0; t < movement.tables(); t++) {
      StringJoiner line = new StringJoiner(",");
      cells.subList(t * rounds, (t + 1) * rounds).forEach(c -> line.add(numbers(c)));
      text.append(line).append('\n');
    }
    return text.toString();
  }

  /** Tables, boards, boards in a round, rounds. */
  private static String sizes(Movement m) {
    int boards = m.boards().sets() * m.boards().perSet();
    return Text.of("%d,%d,%d,%d", m.tables(), boards, m.boards().perSet(), m.rounds().size());
  }

  private static String individual(Movement m) {
    String head = Text.of("%d,%s,%d", m.winners() == 4 ? 4 : 3, sizes(m), m.contestants());
    return Text.of(
            "cannot be written for EBUScore: of its lines only the first [%s] is documented", head)
        + "\nMaybe key it in there: --to acblscore lists who sits where.";
  }

  private static String numbers(RoundGrid.Spot cell) {
    if (cell.encounter().isEmpty() && cell.waiting() == 0) {
      throw new IllegalArgumentException(
          Text.of(
              "round %d, table [%d] has nobody, for which EBUScore has no place",
              cell.round(), cell.table()));
    }
    return cell.encounter()
        .map(EbuScoreWriter::numbers)
        .orElseGet(() -> Text.of("%d,0,0", cell.waiting()));
  }

  private static String numbers(Encounter e) {
    return Text.of(
        "%d,%d,%d",
        e.seating().seats().get(Seat.NORTH), e.seating().seats().get(Seat.EAST), e.set());
  }

  private static void atMost(String what, int value, int most) {
    if (value > most) {
      throw new IllegalArgumentException(
          Text.of("%s [%d] must be at most %d for EBUScore", what, value, most));
    }
  }
}

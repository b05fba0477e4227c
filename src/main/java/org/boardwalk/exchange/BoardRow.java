package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * An encounter in a file that names boards instead of sets.
 *
 * @param line its line, 0 if the file has no lines
 * @param round the round, from 1
 * @param table the table, from 1
 * @param seating the contestants at the table
 * @param first the first board
 * @param last the last board
 */
record BoardRow(int line, int round, int table, Seating seating, int first, int last) {

  /** The most boards that a movement can have. */
  static final int MOST_BOARDS = Boards.MOST * Boards.MOST;

  private String where() {
    return Text.of("round %d, table %d: boards [%d-%d]", round, table, first, last);
  }

  /**
   * Adds the encounters of all rows, and returns how many boards a set has: as many as each row.
   *
   * @throws org.boardwalk.exchange.file.FileException when rows differ in their number of boards,
   *     or a row does not begin where a set does
   */
  static Unstated gather(Source source, List<BoardRow> rows, EncounterCollector gathered) {
    if (rows.isEmpty()) {
      throw source.fault(0, "holds no play\nMaybe the rounds are missing.");
    }
    int perSet = rows.get(0).last() - rows.get(0).first() + 1;
    for (BoardRow row : rows) {
      int boards = row.last() - row.first() + 1;
      if (boards < 1 || boards > Boards.MOST) {
        throw source.fault(row.line(), row.where() + " are not in ascending order");
      }
      if (boards != perSet) {
        throw source.fault(
            row.line(),
            row.where()
                + Text.of(
                    " are not %d as in round %d, table %d",
                    perSet, rows.get(0).round(), rows.get(0).table())
                + "\nMaybe the rounds differ in length: only sets of equally many can be read.");
      }
      int set = (row.first() - 1) / perSet + 1;
      if ((row.first() - 1) % perSet != 0 || set > Boards.MOST) {
        throw source.fault(
            row.line(),
            row.where()
                + Text.of(" are not a set of %d", perSet)
                + Text.of(
                    "\nMaybe number the boards from 1, so that the first set is 1-%d.", perSet));
      }
      gathered.add(row.round(), new Encounter(row.table(), row.seating(), set));
    }
    return new Unstated(perSet);
  }
}

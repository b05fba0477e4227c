package org.boardwalk.design.named;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;

/**
 * The sizes of a movement of a form.
 *
 * @param tables how many tables, 1 to {@value Movement#MOST_CONTESTANTS}
 * @param rounds number of rounds, 1 to {@value Movement#MOST_ROUNDS}
 * @param sets number of board sets, 1 to {@value Boards#MOST}
 */
public record FormSize(int tables, int rounds, int sets) {

  /** Checks the ranges. */
  public FormSize {
    Range.check("tables", tables, 1, Movement.MOST_CONTESTANTS);
    Range.check("rounds", rounds, 1, Movement.MOST_ROUNDS);
    Range.check("board sets", sets, 1, Boards.MOST);
  }

  /**
   * @return a text such as: 8 tables, 9 rounds, 9 sets
   */
  @Override
  public String toString() {
    return String.join(
        ", ", Text.count(tables, "table"), Text.count(rounds, "round"), Text.count(sets, "set"));
  }
}

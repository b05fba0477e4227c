package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;

/**
 * The stock of boards to bring.
 *
 * @param lines boards in a row that need equally many copies; boards that are never played are left
 *     out
 */
public record Stock(List<Line> lines) {

  /** Copies the list. */
  public Stock {
    lines = List.copyOf(lines);
  }

  /**
   * @param copies number of copies, at least 1
   * @param first the first board
   * @param last the last board
   */
  public record Line(int copies, int first, int last) {}

  /**
   * @param movement a movement, valid or not
   * @return the least possible copies: for each set the most tables that it is at in one round
   */
  public static Stock least(Movement movement) {
    return of(movement.boards(), Circulation.of(movement).copies());
  }

  /**
   * @param movement a movement, valid or not
   * @param walk a walk of its boards
   * @return the copies that the walk uses
   */
  public static Stock of(Movement movement, BoardWalk walk) {
    List<Integer> copies = new ArrayList<>(Collections.nCopies(movement.boards().sets(), 0));
    walk.copies().forEach(c -> copies.set(c.set() - 1, copies.get(c.set() - 1) + 1));
    return of(movement.boards(), copies);
  }

  private static Stock of(Boards boards, List<Integer> copies) {
    List<Line> lines = new ArrayList<>();
    int from = 1;
    for (int set = 1; set <= copies.size(); set++) {
      int here = copies.get(set - 1);
      if (set == copies.size() || copies.get(set) != here) {
        if (here > 0) {
          lines.add(new Line(here, boards.firstBoard(from), boards.lastBoard(set)));
        }
        from = set + 1;
      }
    }
    return new Stock(lines);
  }
}

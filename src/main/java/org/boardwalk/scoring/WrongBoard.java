package org.boardwalk.scoring;

import java.util.List;

/**
 * A board that a table played in place of a planned one. Its score stands (Law 15 A1 of the Laws of
 * Duplicate Bridge 2017). Contestants that were to play it later cannot: there the side that has
 * played it gets average minus, and its opponents, in no way at fault, average plus (Law 12 C2 a),
 * unless the director enters something else.
 *
 * @param played what was played
 * @param planned the play of the same contestants that it replaces
 * @param barred plays of later rounds that cannot take place and have an average, as no score was
 *     entered there
 */
public record WrongBoard(BoardPlay played, BoardPlay planned, List<BoardPlay> barred) {

  /** Copies the list. */
  public WrongBoard {
    barred = List.copyOf(barred);
  }
}

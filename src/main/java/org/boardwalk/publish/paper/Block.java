package org.boardwalk.publish.paper;

import java.util.List;
import org.boardwalk.movement.Seat;

/**
 * The content of one card: a large title, signs to be read from afar, a table, a note.
 *
 * @param title the table or contestant of the card
 * @param about a few small words beside the title
 * @param moves where each seat goes, drawn around a table; may be empty
 * @param signs short texts to be read from afar, such as the follow rule; may be empty
 * @param grid the table; may be {@link CardGrid#NONE}
 * @param note a sentence below; may be empty
 */
record Block(
    String title,
    String about,
    List<SeatMove> moves,
    List<String> signs,
    CardGrid grid,
    String note) {

  Block {
    moves = List.copyOf(moves);
    signs = List.copyOf(signs);
  }

  Block(String title, String about, List<String> signs, CardGrid grid, String note) {
    this(title, about, List.of(), signs, grid, note);
  }

  /**
   * The move of a seat.
   *
   * @param seat the seat
   * @param words the move in words, such as "N to E4"
   * @param stays whether the seat stays
   */
  record SeatMove(Seat seat, String words, boolean stays) {}

  Block part(int from, int to, String more) {
    return new Block(title, about + more, moves, signs, grid.part(from, to), note);
  }
}

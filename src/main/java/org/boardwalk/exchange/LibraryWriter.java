package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Movement;

/** Writes a format whose files hold as many movements as one likes. */
interface LibraryWriter extends TextWriter {

  /**
   * The whole file, lines ended by line feeds; each movement has a mark of its own, see {@link
   * Marks}.
   *
   * @param pieces what was read, each with a movement
   * @throws IllegalArgumentException when the format cannot say what one of them is
   */
  String write(List<Piece> pieces);

  @Override
  default String write(Movement movement) {
    return write(List.of(Piece.read(1, movement.name(), movement)));
  }
}

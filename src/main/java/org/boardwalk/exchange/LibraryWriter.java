package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Movement;

/** Writes a format whose files hold any number of movements. */
interface LibraryWriter extends TextWriter {

  /**
   * The whole file, lines ended by line feeds; each movement has a mark of its own, see {@link
   * Marks}.
   *
   * @param pieces the pieces, each with a movement
   * @throws IllegalArgumentException when the format cannot hold one of them
   */
  String write(List<Piece> pieces);

  @Override
  default String write(Movement movement) {
    return write(List.of(Piece.read(1, movement.name(), movement)));
  }
}

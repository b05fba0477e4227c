package org.boardwalk.publish.paper;

import java.util.List;
import java.util.Optional;
import org.boardwalk.logistics.BoardWalk;
import org.boardwalk.logistics.Copy;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/** Where the boards of a table go after a round. */
final class BoardsOnward {

  private final List<Copy> copies;

  BoardsOnward(Movement movement) {
    copies = BoardWalk.of(movement).copies();
  }

  /** Such as "table 3" or "stand before 3"; a dash for boards that are not played again. */
  String after(int round, int table) {
    return copies.stream()
        .filter(c -> c.table(round).filter(t -> t == table).isPresent())
        .findFirst()
        .flatMap(copy -> place(copy, round, table))
        .orElse("–");
  }

  private static Optional<String> place(Copy copy, int round, int table) {
    return copy.table(round + 1)
        .map(t -> t == table ? "stay" : "table " + t)
        .or(() -> copy.waitsFor(round + 1).map(t -> Text.of("stand before %d", t)));
  }
}

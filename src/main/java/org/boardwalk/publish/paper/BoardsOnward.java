package org.boardwalk.publish.paper;

import java.util.List;
import java.util.Optional;
import org.boardwalk.logistics.BoardWalk;
import org.boardwalk.logistics.Copy;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Wording;
import org.boardwalk.text.Text;

/** The ways of the boards of a table after each round. */
final class BoardsOnward {

  private final List<Copy> copies;

  BoardsOnward(Movement movement) {
    copies = BoardWalk.of(movement).copies();
  }

  /**
   * Where the boards go after a round, such as "table 3" or "stand before 3"; a dash for boards
   * that are not played again.
   */
  String after(int round, int table) {
    return copies.stream()
        .filter(c -> c.tables(round).contains(table))
        .findFirst()
        .flatMap(copy -> place(copy, round, table))
        .orElse("–");
  }

  /**
   * The tables that share the boards, such as "share with table 2"; empty where the table has its
   * own boards.
   */
  String sharing(int round, int table) {
    return copies.stream()
        .map(c -> c.tables(round))
        .filter(tables -> tables.size() > 1 && tables.contains(table))
        .findFirst()
        .map(tables -> "share with " + tables(tables.stream().filter(t -> t != table).toList()))
        .orElse("");
  }

  private static String tables(List<Integer> tables) {
    return (tables.size() == 1 ? "table " : "tables ") + Wording.list(tables);
  }

  private static Optional<String> place(Copy copy, int round, int table) {
    List<Integer> next = copy.tables(round + 1).stream().sorted().toList();
    return next.stream()
        .findFirst()
        .map(t -> next.contains(table) ? "stay" : tables(next))
        .or(() -> copy.waitsFor(round + 1).map(t -> Text.of("stand before %d", t)));
  }
}

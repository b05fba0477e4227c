package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;

/** How boards that go round are carried. */
final class CarriedText {

  private static final String DOWN_ONE = "boards down one table after every round";

  private CarriedText() {}

  static List<String> of(Movement movement, WalkGrade walk) {
    if (movement.tables() < 2 || movement.boards().play() == Play.SHARED) {
      return List.of();
    }
    return List.of(
        switch (walk) {
          case DOWN_ONE -> DOWN_ONE + stands(movement);
          case RULE -> rule(movement);
          case ANY -> "boards follow no rule: cards say where they go";
        });
  }

  private static String rule(Movement movement) {
    List<WalkRule.Way> ways = WalkRule.ways(movement);
    List<BoardCircuits> circuits = BoardCircuits.of(ways);
    if (!circuits.isEmpty()) {
      return DOWN_ONE + ", " + BoardCircuits.apart(circuits) + stands(movement);
    }
    String exceptions = new WalkRuleText(movement).shortly();
    return exceptions.isEmpty()
        ? "boards come to a table from one and the same table"
        : "boards down one table, but " + exceptions;
  }

  /** Such as ", by a stand before table 6". */
  private static String stands(Movement movement) {
    List<Integer> stands =
        WalkRule.supplies(movement).stream()
            .filter(f -> f.fromStand() || f.way().filter(w -> w.waits() > 0).isPresent())
            .map(WalkRule.Supply::table)
            .toList();
    return stands.isEmpty()
        ? ""
        : stands.size() == 1
            ? ", by a stand before table " + stands.get(0)
            : ", by stands before tables " + NumberRanges.of(stands);
  }
}

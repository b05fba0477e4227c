package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.logistics.BoardWalk;
import org.boardwalk.quality.logistics.Stock;

/** Says how boards that circulate are carried. */
final class CarriedText {

  private static final String DOWN_ONE = "boards down one table after every round";

  private CarriedText() {}

  static List<String> of(Movement movement, WalkGrade walk) {
    if (movement.tables() < 2 || movement.boards().play() == Play.SHARED) {
      return List.of();
    }
    WalkRuleText rule = new WalkRuleText(movement);
    if (rule.shared() || rule.inTurn()) {
      return List.of(
          rule.inTurn()
              ? "all tables play the same boards in a round"
                  + (rule.shared() ? "" : ", each from its own copy")
              : "cards say where boards go");
    }
    return List.of(
        switch (walk) {
          case DOWN_ONE -> DOWN_ONE + stands(movement) + more(movement);
          case RULE -> rule(movement) + more(movement);
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

  /**
   * Says how many copies the rule needs, where these are more than the tables that play a set in
   * one round.
   */
  private static String more(Movement movement) {
    int least = most(Stock.least(movement));
    int walking = most(Stock.of(movement, BoardWalk.of(movement)));
    return walking > least ? Text.of(", with %d copies of some", walking) : "";
  }

  private static int most(Stock stock) {
    return stock.lines().stream().mapToInt(Stock.Line::copies).max().orElse(0);
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

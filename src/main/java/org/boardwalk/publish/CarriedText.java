package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Stock;
import org.boardwalk.quality.WalkRule;

/** Says how boards that circulate are carried. */
final class CarriedText {

  private static final String DOWN_ONE = "boards down one table after every round";

  private CarriedText() {}

  static List<String> of(Movement movement) {
    return carried(movement) ? of(new WalkRuleText(movement)) : List.of();
  }

  private static boolean carried(Movement movement) {
    return movement.tables() > 1 && movement.boards().play() == Play.CIRCULATING;
  }

  static List<String> of(WalkRuleText rule) {
    Movement movement = rule.movement();
    if (!carried(movement)) {
      return List.of();
    }
    if (rule.parts().said()) {
      return List.of(rule.parts().shortly());
    }
    if (rule.inTurn()) {
      // That all tables share their boards has been said.
      return rule.shared()
          ? List.of()
          : List.of("all tables play the same boards in a round, each from its own copy");
    }
    if (rule.shared() && !rule.ruled()) {
      return List.of("cards say where boards go");
    }
    return List.of(
        switch (rule.rule().grade()) {
          case DOWN_ONE -> DOWN_ONE + stands(rule) + more(movement);
          case RULE -> byRule(rule) + more(movement);
          case ANY -> "boards follow no rule: cards say where they go";
        });
  }

  private static String byRule(WalkRuleText rule) {
    List<BoardCircuits> circuits = BoardCircuits.of(rule.rule().ways());
    if (!circuits.isEmpty()) {
      return DOWN_ONE
          + ", "
          + BoardCircuits.apart(circuits, rule.movement(), Language.EN)
          + stands(rule);
    }
    if (rule.stay()) {
      return "the boards stay";
    }
    String exceptions = rule.shortly();
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
  private static String stands(WalkRuleText rule) {
    List<Integer> stands =
        rule.rule().supplies().stream()
            .filter(f -> f.fromStand() || f.way().filter(w -> w.waits() > 0).isPresent())
            .map(WalkRule.Supply::table)
            .toList();
    return stands.isEmpty()
        ? ""
        : stands.size() == 1
            ? ", by a stand before table " + rule.movement().table(stands.get(0))
            : ", by stands before tables " + rule.movement().tableRanges(stands);
  }
}

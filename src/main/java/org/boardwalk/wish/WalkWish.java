package org.boardwalk.wish;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.WalkGrade;

/** The wished walk of the boards of an individual movement in circulating play. */
public enum WalkWish {
  /** The simplest walk that can be found: down one table, otherwise by a rule, otherwise any. */
  AUTO,
  /** Each table gets its sets from the next table, or from a stand between the two. */
  DOWN_ONE,
  /** Each table gets its sets from one table, always after the same number of rounds. */
  RULE,
  /** Any walk: only the cost counts. */
  ANY;

  /**
   * @return the worst grade that answers the wish
   */
  public WalkGrade worst() {
    return switch (this) {
      case DOWN_ONE -> WalkGrade.DOWN_ONE;
      case RULE -> WalkGrade.RULE;
      case AUTO, ANY -> WalkGrade.ANY;
    };
  }

  /** Throws an IllegalArgumentException whose message begins with the key that is wrong. */
  void check(Boards boards, Form form, Fixed fixed) {
    if (this == AUTO) {
      return;
    }
    if (boards.play() == Play.SHARED) {
      throw fault(
          "is for circulating play: in shared play every table has boards of its own",
          "leave it out, or let the boards circulate");
    }
    if (form != Form.FREE) {
      throw fault("is for free movements: here the form says how boards move", "leave it out");
    }
    if (this != ANY && !fixed.alike()) {
      throw fault(
          "cannot be promised where something is settled for single players or rounds",
          "leave it out: the simplest walk that is found is taken");
    }
  }

  private WrongValue fault(String what, String maybe) {
    return new WrongValue("walk", "[%s] %s\nMaybe %s.", Word.of(this), what, maybe);
  }
}

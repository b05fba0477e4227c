package org.boardwalk.wish;

import java.util.Comparator;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;

/**
 * Orders scorecards by the grade of the walk of the boards, which matters more to directors than
 * the cost where boards circulate and their walk is left open. The number of sets that come without
 * a rule does not count: boards that leave the rule now and then need cards just like boards that
 * always do. Everything else is left to the objective.
 *
 * <p>Two hard rules come before the walk: no player plays a board twice; and partners are as even
 * as possible wherever the wish requires it, as {@link UsualWish} does where this does not cost too
 * much. In a wish that does not require even partners they are part of the cost, which comes after
 * the walk.
 */
final class EaseOfRunning implements Comparator<Scorecard> {

  private final IndividualWish wish;

  EaseOfRunning(IndividualWish wish) {
    this.wish = wish;
  }

  /** Whether the grade counts for this wish. */
  boolean counts() {
    return wish.walk() == WalkWish.AUTO
        && wish.boards().play() == Play.CIRCULATING
        && wish.form() == Form.FREE;
  }

  @Override
  public int compare(Scorecard a, Scorecard b) {
    return counts() ? grade(a).compareTo(grade(b)) : 0;
  }

  /** Whether no scorecard has a better grade. */
  boolean best(Scorecard card) {
    return !counts() || grade(card) == WalkGrade.DOWN_ONE;
  }

  private static WalkGrade grade(Scorecard card) {
    return card.walkRule().map(WalkRule::grade).orElse(WalkGrade.DOWN_ONE);
  }
}

package org.boardwalk.wish;

import java.util.Comparator;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;

/**
 * What matters more to directors than the cost, where boards circulate and their walk is left open:
 * the grade of the walk. How many sets come by no rule does not count: boards that go astray now
 * and then need cards as well as boards that always do. All else is left to the objective.
 *
 * <p>Two things stand before the walk, as hard rules: that nobody plays a board twice, and that
 * nobody partners twice, or that partners are as even as can be, wherever the wish requires it, as
 * {@link UsualWish} does where it can be had at a fair price. A wish that does not require it has
 * weighed partners against all else, so that they are part of the cost, and stand after the walk.
 */
final class EaseOfRunning implements Comparator<Scorecard> {

  private final IndividualWish wish;

  EaseOfRunning(IndividualWish wish) {
    this.wish = wish;
  }

  /** Whether it counts at all. */
  boolean counts() {
    return wish.walk() == WalkWish.AUTO
        && wish.boards().play() == Play.CIRCULATING
        && wish.form() == Form.FREE;
  }

  @Override
  public int compare(Scorecard a, Scorecard b) {
    return counts() ? grade(a).compareTo(grade(b)) : 0;
  }

  /** Whether nothing comes before it. */
  boolean best(Scorecard card) {
    return !counts() || grade(card) == WalkGrade.DOWN_ONE;
  }

  private static WalkGrade grade(Scorecard card) {
    return card.walkRule().map(WalkRule::grade).orElse(WalkGrade.DOWN_ONE);
  }
}

package org.boardwalk.wish;

import java.util.Comparator;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;

/**
 * What matters more to directors than the cost, where boards circulate and their walk is left open.
 *
 * <p>First come partners: an answer in which they are as even as can be, which for no more rounds
 * than there are partners means that nobody partners twice, comes before one in which they are not.
 * Where partners are ignored this does not count. Then comes the grade of the walk. How many sets
 * come by no rule does not count: boards that go astray now and then need cards as well as boards
 * that always do. All else is left to the objective. That nobody plays a board twice comes before
 * everything; it is a hard rule.
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
    if (!counts()) {
      return 0;
    }
    int partners = Boolean.compare(evenPartners(b), evenPartners(a));
    return partners != 0 ? partners : grade(a).compareTo(grade(b));
  }

  /** Whether nothing comes before it. */
  boolean best(Scorecard card) {
    return !counts() || (evenPartners(card) && grade(card) == WalkGrade.DOWN_ONE);
  }

  private boolean evenPartners(Scorecard card) {
    return wish.weights().of(Criterion.PARTNER) == 0 || card.of(Criterion.PARTNER).ideal();
  }

  private static WalkGrade grade(Scorecard card) {
    return card.walkRule().map(WalkRule::grade).orElse(WalkGrade.DOWN_ONE);
  }
}

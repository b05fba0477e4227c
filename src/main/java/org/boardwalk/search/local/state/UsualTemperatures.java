package org.boardwalk.search.local.state;

import java.util.Arrays;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/** The temperatures for weighted costs of schedules, by trial on 12 to 36 players. */
public final class UsualTemperatures {

  /**
   * The cost of a broken rule, in units of the heaviest weight. With half of it, schedules whose
   * sets and seats are all filled (20 players, 11 rounds, one copy) never come to obey the rule.
   */
  private static final int BROKEN = 8;

  private UsualTemperatures() {}

  /**
   * The temperatures where no rules are broken. With a weighted total nearly everything is decided
   * between 7 and 1.5 times the lightest weight; with an order of criteria each of them freezes at
   * a temperature of its own. Where seats rotate, the players of a table meet in as many ways as
   * there are turns, and the cost of a change grows with them.
   *
   * @param wish a wish
   * @param weights weights of partner, opponent, side and direction
   * @return the first and the last temperature
   */
  public static Temperatures of(IndividualWish wish, long[] weights) {
    double lightest = lightest(weights);
    double heaviest = heaviest(weights);
    return wish.objective() instanceof Objective.Weighted
        ? new Temperatures(7 * lightest, 1.5 * lightest).times(wish.rotation().period())
        : new Temperatures(3 * heaviest, 0.6 * lightest);
  }

  /**
   * The temperatures where rules are broken on the way, at a cost of {@link #ofBroken}. Costs rise
   * in steps of four, so that no change is accepted any more below three times the lightest weight.
   */
  static Temperatures whereRulesBreak(long[] weights) {
    return new Temperatures(0.25 * ofBroken(weights), 3 * lightest(weights));
  }

  /** The cost that a search adds for each broken rule. */
  static long ofBroken(long[] weights) {
    return BROKEN * heaviest(weights);
  }

  private static long lightest(long[] weights) {
    return Math.max(1, Arrays.stream(weights).filter(w -> w > 0).min().orElse(1));
  }

  private static long heaviest(long[] weights) {
    return Math.max(1, Arrays.stream(weights).max().orElse(1));
  }
}

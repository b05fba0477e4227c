package org.boardwalk.scoring;

import org.boardwalk.movement.Range;

/**
 * A contract and its points by the duplicate scoring table: World Bridge Federation, Laws of
 * Duplicate Bridge 2017, Law 77.
 *
 * @param level odd tricks to be won, 1 to 7
 * @param denomination the trump suit, or no trumps
 * @param doubling whether the contract was doubled
 */
public record Contract(int level, Denomination denomination, Doubling doubling) {

  /** Whether a contract was doubled. */
  public enum Doubling {
    UNDOUBLED(1),
    DOUBLED(2),
    REDOUBLED(4);

    private final int factor;

    Doubling(int factor) {
      this.factor = factor;
    }
  }

  /** Checks the level. */
  public Contract {
    Range.check("level", level, 1, 7);
  }

  /** {@return the most tricks that declarer can win beyond the contract, 0 to 6} */
  public int mostOver() {
    return 7 - level;
  }

  /** {@return the most tricks that declarer can be down, 7 to 13} */
  public int mostDown() {
    return 6 + level;
  }

  /**
   * @param result tricks beyond the contract, negative when it goes down; from -{@link #mostDown()}
   *     to {@link #mostOver()}
   * @return points for declarer's side when it is not vulnerable
   */
  public int notVulnerable(int result) {
    Range.check("result", result, -mostDown(), mostOver());
    if (result < 0) {
      int down = -result;
      // 100, 300, 500, 800, 1100, ... when doubled.
      return doubling == Doubling.UNDOUBLED
          ? -50 * down
          : -doubling.factor / 2 * (down <= 3 ? 200 * down - 100 : 300 * down - 400);
    }
    return made(result, 300, 500, 1000, 100);
  }

  /**
   * @param result tricks beyond the contract, negative when it goes down; from -{@link #mostDown()}
   *     to {@link #mostOver()}
   * @return points for declarer's side when it is vulnerable
   */
  public int vulnerable(int result) {
    Range.check("result", result, -mostDown(), mostOver());
    if (result < 0) {
      int down = -result;
      // 200, 500, 800, 1100, ... when doubled.
      return doubling == Doubling.UNDOUBLED
          ? -100 * down
          : -doubling.factor / 2 * (300 * down - 100);
    }
    return made(result, 500, 750, 1500, 200);
  }

  private int made(int over, int game, int small, int grand, int doubledTrick) {
    int tricks = doubling.factor * (level * denomination.trick() + denomination.first());
    int premium = tricks >= 100 ? game : 50;
    int slam =
        switch (level) {
          case 6 -> small;
          case 7 -> grand;
          default -> 0;
        };
    boolean plain = doubling == Doubling.UNDOUBLED;
    int insult = plain ? 0 : 25 * doubling.factor;
    int each = plain ? denomination.trick() : doubling.factor / 2 * doubledTrick;
    return tricks + premium + slam + insult + over * each;
  }
}

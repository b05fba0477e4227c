package org.boardwalk.plan;

import org.boardwalk.movement.Range;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;

/** The people who came to play. */
public sealed interface People {

  /**
   * @return how many people there are
   */
  int count();

  /**
   * @return how many contestants are ranked: players, or pairs
   */
  int contestants();

  /**
   * @return how many contestants play in a round
   */
  int playing();

  /**
   * Players who come alone.
   *
   * @param count 4 to {@value IndividualWish#MOST_PLAYERS}
   */
  record Players(int count) implements People {
    /** Checks the range. */
    public Players {
      Range.check("players", count, 4, IndividualWish.MOST_PLAYERS);
    }

    @Override
    public int contestants() {
      return count;
    }

    @Override
    public int playing() {
      return count / 4 * 4;
    }
  }

  /**
   * Pairs.
   *
   * @param pairs 2 to twice {@value PairsWish#MOST_TABLES}
   */
  record Pairs(int pairs) implements People {
    /** Checks the range. */
    public Pairs {
      Range.check("pairs", pairs, 2, 2 * PairsWish.MOST_TABLES);
    }

    /**
     * @param tables full tables, at least 1
     * @return the pairs that fill them
     */
    public static Pairs atTables(int tables) {
      Range.check("tables", tables, 1, PairsWish.MOST_TABLES);
      return new Pairs(2 * tables);
    }

    @Override
    public int count() {
      return 2 * pairs;
    }

    @Override
    public int contestants() {
      return pairs;
    }

    @Override
    public int playing() {
      return pairs / 2 * 2;
    }

    /**
     * @return tables in play, the last of them a half table when the number of pairs is odd
     */
    public int tables() {
      return (pairs + 1) / 2;
    }
  }
}

package org.boardwalk.plan;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;

/** The people who came to play. */
public sealed interface People {

  /** {@return how many people there are} */
  int count();

  /** {@return how many contestants a movement for them has: players, or pairs} */
  int contestants();

  /** {@return how many contestants play in a round} */
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
   * Teams of four.
   *
   * @param teams 3 to {@value #MOST}
   */
  record Teams(int teams) implements People {

    private static final int MOST = 40;

    /** Checks the range. */
    public Teams {
      Range.check("teams", teams, 3, MOST);
    }

    @Override
    public int count() {
      return 4 * teams;
    }

    /** The pairs: two for each team. */
    @Override
    public int contestants() {
      return 2 * teams;
    }

    @Override
    public int playing() {
      return contestants();
    }
  }

  /**
   * Pairs, or lone players of the two-handed game, who move as pairs do.
   *
   * @param pairs 2 to twice {@value PairsWish#MOST_TABLES}
   * @param kind pairs or solo
   */
  record Pairs(int pairs, Kind kind) implements People {

    private static final int MOST_SHOWN = 40;
    private static final Pattern TABLES = Pattern.compile("([0-9]{1,3})([.,]50?|½)?");

    /** Checks the range. */
    public Pairs {
      Range.check(
          kind == Kind.SOLO ? "people at the two-handed game" : "pairs",
          pairs,
          2,
          2 * PairsWish.MOST_TABLES);
    }

    /**
     * @param pairs 2 to twice {@value PairsWish#MOST_TABLES}
     */
    public Pairs(int pairs) {
      this(pairs, Kind.PAIRS);
    }

    /**
     * @param tables full tables, at least 1
     * @return the pairs that fill them
     */
    public static Pairs atTables(int tables) {
      Range.check("tables", tables, 1, PairsWish.MOST_TABLES);
      return new Pairs(2 * tables);
    }

    /**
     * @param tables tables, perhaps with a half table, such as 11 or 11.5
     * @return the pairs that fill them: 23 pairs for 11.5 tables
     * @throws IllegalArgumentException when it is no such number
     */
    public static Pairs atTables(String tables) {
      Matcher number = TABLES.matcher(tables);
      if (!number.matches()) {
        throw new IllegalArgumentException(
            Text.of(
                "tables [%s] is no number of tables\nMaybe write it like 11, or 11.5 with a half"
                    + " table.",
                tables.length() > MOST_SHOWN ? tables.substring(0, MOST_SHOWN) + "…" : tables));
      }
      Pairs full = atTables(Integer.parseInt(number.group(1)));
      return number.group(2) == null ? full : new Pairs(full.pairs + 1);
    }

    @Override
    public int count() {
      return kind == Kind.SOLO ? pairs : 2 * pairs;
    }

    @Override
    public int contestants() {
      return pairs;
    }

    @Override
    public int playing() {
      return pairs / 2 * 2;
    }

    /** {@return tables in play, the last of them a half table when the number of pairs is odd} */
    public int tables() {
      return (pairs + 1) / 2;
    }
  }
}

package org.boardwalk.wish.answer;

import java.util.Comparator;
import java.util.List;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;

/**
 * All movements of a size up to isomorphism in which partners and opponents are as even as whole
 * numbers allow: of those that differ only by the names of players and the order of rounds and
 * tables there is one.
 *
 * @param wish the size
 * @param representatives the movements, by their costs; their tables are turned so that side and
 *     direction each cost least
 * @param seatings how many ways to seat 1, 2, ... players, up to names, were gone through
 * @param unfair how many more there are in which no order of rounds lets all sit out in turn
 * @param complete whether this is all; else the search was stopped, or there are too many
 */
public record Enumerated(
    IndividualWish wish,
    List<Representative> representatives,
    List<Integer> seatings,
    int unfair,
    boolean complete) {

  /** Sorts the movements and keeps the lists from changes. */
  public Enumerated {
    representatives =
        representatives.stream()
            .sorted(
                Comparator.comparingLong(Representative::side)
                    .thenComparingLong(Representative::direction)
                    .thenComparing(Representative::automorphisms, Comparator.reverseOrder()))
            .toList();
    seatings = List.copyOf(seatings);
  }

  /**
   * A movement.
   *
   * @param judged the movement as the judge found it
   * @param automorphisms the renamings of players that leave it as it is but for the order of
   *     rounds and tables, sides and directions; at least 1
   */
  public record Representative(Judged judged, int automorphisms) {

    /**
     * @return its side cost
     */
    public long side() {
      return judged.card().cost(Criterion.SIDE);
    }

    /**
     * @return its direction cost
     */
    public long direction() {
      return judged.card().cost(Criterion.DIRECTION);
    }
  }

  /**
   * How often each two players do something.
   *
   * @param least the lower number
   * @param most the higher number; equal to the lower where all do it equally often
   */
  public record HowOften(int least, int most) {

    /**
     * @param wish a size without a rotation
     * @return how often each two are partners
     */
    public static HowOften partners(IndividualWish wish) {
      return share(2 * wish.tables() * wish.rounds(), wish.players());
    }

    /**
     * @param wish a size without a rotation
     * @return how often each two are opponents
     */
    public static HowOften opponents(IndividualWish wish) {
      return share(4 * wish.tables() * wish.rounds(), wish.players());
    }

    private static HowOften share(int meetings, int players) {
      int pairs = players * (players - 1) / 2;
      return new HowOften(meetings / pairs, (meetings + pairs - 1) / pairs);
    }

    /**
     * @param other how often they do something else
     * @return how often they do either
     */
    public HowOften plus(HowOften other) {
      return new HowOften(least + other.least, most + other.most);
    }

    /**
     * @param n a number
     * @return whether it is one of these
     */
    public boolean holds(int n) {
      return least <= n && n <= most;
    }

    @Override
    public String toString() {
      return least == most ? "" + most : least + " or " + most;
    }
  }

  /**
   * @return the number of players
   */
  public int players() {
    return wish.players();
  }

  /**
   * @return the number of tables
   */
  public int tables() {
    return wish.tables();
  }

  /**
   * @return the number of rounds
   */
  public int rounds() {
    return wish.rounds();
  }

  /**
   * @return how often each two are partners
   */
  public HowOften partners() {
    return HowOften.partners(wish);
  }

  /**
   * @return how often each two are opponents
   */
  public HowOften opponents() {
    return HowOften.opponents(wish);
  }
}

package org.boardwalk.wish.answer;

import java.util.Comparator;
import java.util.List;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.EvenMeetings;
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
  public EvenMeetings partners() {
    return EvenMeetings.partners(players(), tables(), rounds());
  }

  /**
   * @return how often each two are opponents
   */
  public EvenMeetings opponents() {
    return EvenMeetings.opponents(players(), tables(), rounds());
  }
}

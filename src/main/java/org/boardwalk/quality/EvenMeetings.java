package org.boardwalk.quality;

import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Meetings spread as evenly as possible: every two contestants meet at least {@code least} and at
 * most {@code most} times, and where it is about one kind of meeting these differ by at most 1.
 *
 * @param least the lower number
 * @param most the higher number; equal to the lower where all meet equally often
 */
public record EvenMeetings(int least, int most) {

  /**
   * @param contestants number of pairs or lone players of one field
   * @param rounds number of rounds, in which all who can play do so
   * @return how often any two of them meet
   */
  public static EvenMeetings of(int contestants, int rounds) {
    return share(contestants / 2 * rounds, contestants);
  }

  /**
   * @param players number of players who come alone; without a rotation
   * @param tables tables in play in every round
   * @param rounds number of rounds
   * @return how often each two are partners
   */
  public static EvenMeetings partners(int players, int tables, int rounds) {
    return share(2 * tables * rounds, players);
  }

  /**
   * @param players number of players who come alone; without a rotation
   * @param tables tables in play in every round
   * @param rounds number of rounds
   * @return how often each two are opponents
   */
  public static EvenMeetings opponents(int players, int tables, int rounds) {
    return share(4 * tables * rounds, players);
  }

  /**
   * @param players number of players who come alone
   * @param tables tables in play in every round
   * @param rounds number of rounds
   * @return how often each two are at one table
   */
  public static EvenMeetings tables(int players, int tables, int rounds) {
    return share(6 * tables * rounds, players);
  }

  private static EvenMeetings share(int meetings, int contestants) {
    int pairs = contestants * (contestants - 1) / 2;
    return new EvenMeetings(meetings / pairs, (meetings + pairs - 1) / pairs);
  }

  /**
   * @param other how often they meet in another way
   * @return how often they meet in either way
   */
  public EvenMeetings plus(EvenMeetings other) {
    return new EvenMeetings(least + other.least, most + other.most);
  }

  /**
   * @param n a number of meetings
   * @return whether it is one of these
   */
  public boolean holds(int n) {
    return least <= n && n <= most;
  }

  /**
   * @param movement a movement of pairs, valid or not
   * @return whether every two of its contestants meet that often
   */
  public boolean hold(Movement movement) {
    return Frequencies.of(movement).opponent().keySet().stream().allMatch(this::holds);
  }

  @Override
  public String toString() {
    return least == most ? "" + most : Text.of("%d or %d", least, most);
  }
}

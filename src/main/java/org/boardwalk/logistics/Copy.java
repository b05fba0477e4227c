package org.boardwalk.logistics;

import java.util.List;
import java.util.Optional;

/**
 * One duplicated copy of a board set and its way through the session.
 *
 * @param set the set, from 1
 * @param number which copy of the set, from 1
 * @param stops the rounds in which it is played or rests on a table, ascending, at least one
 */
public record Copy(int set, int number, List<Stop> stops) {

  /** Copies the list. */
  public Copy {
    stops = List.copyOf(stops);
  }

  /**
   * A round in which the copy is played, or rests on a half table.
   *
   * @param round the round, from 1
   * @param table where, from 1
   * @param rests whether nobody plays it there, because a pair or lone player has no opponents
   */
  public record Stop(int round, int table, boolean rests) {

    /**
     * A round in which the copy is played.
     *
     * @param round the round, from 1
     * @param table where, from 1
     */
    public Stop(int round, int table) {
      this(round, table, false);
    }
  }

  /**
   * @param round a round, from 1
   * @return the table where it is played or rests
   */
  public Optional<Integer> table(int round) {
    return stops.stream().filter(s -> s.round() == round).map(Stop::table).findFirst();
  }

  /**
   * @param round a round, from 1
   * @return whether it rests on a table where nobody plays it
   */
  public boolean rests(int round) {
    return stops.stream().anyMatch(s -> s.round() == round && s.rests());
  }

  /**
   * @param round a round, from 1
   * @return when it waits in that round, the table where it is played next; empty when it is played
   *     or no longer needed
   */
  public Optional<Integer> waitsFor(int round) {
    return table(round).isPresent()
        ? Optional.empty()
        : stops.stream().filter(s -> s.round() > round).map(Stop::table).findFirst();
  }
}

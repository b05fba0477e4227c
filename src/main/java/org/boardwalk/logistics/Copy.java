package org.boardwalk.logistics;

import java.util.List;
import java.util.Optional;

/**
 * One duplicated copy of a board set and its way through the session.
 *
 * @param set the set, from 1
 * @param number which copy of the set, from 1
 * @param stops the rounds in which it is played, ascending, at least one
 */
public record Copy(int set, int number, List<Stop> stops) {

  /** Copies the list. */
  public Copy {
    stops = List.copyOf(stops);
  }

  /**
   * A round in which the copy is played.
   *
   * @param round the round, from 1
   * @param table where, from 1
   */
  public record Stop(int round, int table) {}

  /**
   * @param round a round, from 1
   * @return the table where it is played
   */
  public Optional<Integer> table(int round) {
    return stops.stream().filter(s -> s.round() == round).map(Stop::table).findFirst();
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

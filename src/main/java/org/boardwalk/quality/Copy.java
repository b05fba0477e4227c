package org.boardwalk.quality;

import java.util.List;
import java.util.Optional;

/**
 * A duplicated copy of a board set with its way through the session.
 *
 * @param set the set, from 1
 * @param number number of the copy, from 1
 * @param stops the rounds in which it is played or rests on a table, ascending, at least one; stops
 *     at tables that share it in a round are next to each other
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
   * @param table the table, from 1
   * @param rests whether it is not played there, because a pair or lone player has no opponents
   */
  public record Stop(int round, int table, boolean rests) {

    /**
     * A round in which the copy is played.
     *
     * @param round the round, from 1
     * @param table the table, from 1
     */
    public Stop(int round, int table) {
      this(round, table, false);
    }
  }

  /**
   * @param round a round, from 1
   * @return the table where it is played or rests; the first of several that share it
   */
  public Optional<Integer> table(int round) {
    return tables(round).stream().findFirst();
  }

  /**
   * @param round a round, from 1
   * @return the tables where it is played or rests: more than one where they share it
   */
  public List<Integer> tables(int round) {
    return stops.stream().filter(s -> s.round() == round).map(Stop::table).toList();
  }

  /**
   * @param to one of its stops
   * @param ring the tables in their order
   * @return its last stop before; of several tables that shared it the next table, otherwise the
   *     same table, otherwise the first
   */
  Optional<Stop> before(Stop to, TableRing ring) {
    int last = stops.stream().mapToInt(Stop::round).filter(r -> r < to.round()).max().orElse(0);
    List<Stop> from = stops.stream().filter(s -> s.round() == last).toList();
    return from.stream()
        .filter(s -> s.table() == ring.next(to.table()))
        .findFirst()
        .or(() -> from.stream().filter(s -> s.table() == to.table()).findFirst())
        .or(() -> from.stream().findFirst());
  }

  /**
   * @param round a round, from 1
   * @return whether it rests on a table without a game
   */
  public boolean rests(int round) {
    return stops.stream().anyMatch(s -> s.round() == round && s.rests());
  }

  /**
   * @param round a round, from 1
   * @return the table for which it waits in that round; empty when it is played or no longer needed
   */
  public Optional<Integer> waitsFor(int round) {
    return table(round).isPresent()
        ? Optional.empty()
        : stops.stream().filter(s -> s.round() > round).map(Stop::table).findFirst();
  }
}

package org.boardwalk.search.local.switches;

import java.util.List;
import org.boardwalk.movement.Movement;

/**
 * A movement with its best known arrow switches.
 *
 * @param movement the switched movement
 * @param switches the encounters with other directions than in the given movement, by round and
 *     table
 * @param calibre its calibre as the judge counts it, 0 to 100; NaN when no set is played twice
 * @param most an upper bound on the calibre with any switches, by table and round; 0 to 100, NaN as
 *     above
 * @param exhausted whether all choices of the asked granularity were tried, so that this one is
 *     optimal among them
 */
public record Switched(
    Movement movement, List<Switch> switches, double calibre, double most, boolean exhausted) {

  /**
   * An encounter.
   *
   * @param round its round, from 1
   * @param table its table, from 1
   */
  public record Switch(int round, int table) {}

  /** Copies the list. */
  public Switched {
    switches = List.copyOf(switches);
  }
}

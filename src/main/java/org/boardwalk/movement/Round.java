package org.boardwalk.movement;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * A round: the time between two moves, in which every table in play has one encounter.
 *
 * @param encounters the encounters, in the order of the tables
 */
public record Round(List<Encounter> encounters) {

  /** Copies the list and sorts it by table. */
  public Round {
    encounters = encounters.stream().sorted(Comparator.comparingInt(Encounter::table)).toList();
  }

  /**
   * @param contestants how many contestants the movement has
   * @return the contestants without a table in this round, ascending
   */
  public List<Integer> sittingOut(int contestants) {
    BitSet out = new BitSet();
    out.set(1, contestants + 1);
    for (Encounter e : encounters) {
      e.seating().at(Direction.NS).forEach(out::clear);
      e.seating().at(Direction.EW).forEach(out::clear);
    }
    return out.stream().boxed().toList();
  }
}

package org.boardwalk.movement;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * What happens between two moves: every table in play has one encounter.
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
   * @return those with no table in this round, ascending
   */
  public List<Integer> sittingOut(int contestants) {
    TreeSet<Integer> out = new TreeSet<>();
    for (int c = 1; c <= contestants; c++) {
      out.add(c);
    }
    encounters.forEach(e -> out.removeAll(e.seating().seats().values()));
    return List.copyOf(out);
  }
}

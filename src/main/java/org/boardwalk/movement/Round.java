package org.boardwalk.movement;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

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

  /** {@return for each set in play, how many tables play it: the copies that this round needs} */
  public SortedMap<Integer, Integer> tablesBySet() {
    SortedMap<Integer, Integer> tables = new TreeMap<>();
    encounters.forEach(e -> tables.merge(e.set(), 1, Integer::sum));
    return tables;
  }

  /**
   * @param rounds the rounds of a session
   * @return the copies of the boards without which tables share: the most tables that play one set
   *     in a round, at least 1
   */
  public static int copiesNeeded(List<Round> rounds) {
    return rounds.stream()
        .flatMap(round -> round.tablesBySet().values().stream())
        .max(Comparator.naturalOrder())
        .orElse(1);
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

package org.boardwalk.movement;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells movements of teams of four. */
public final class TeamsOfFour {

  private TeamsOfFour() {}

  /**
   * Whether it is a movement of teams, where team t of n has the pairs t and n + t: whenever the NS
   * pair of one team meets the EW pair of another, their other pairs play the same boards against
   * each other, in that round or another one. O(encounters).
   *
   * @param movement a movement of pairs, valid or not
   * @return whether teams play it
   */
  public static boolean in(Movement movement) {
    int teams = movement.contestants() / 2;
    Set<List<Integer>> played = new HashSet<>();
    Set<List<Integer>> due = new HashSet<>();
    for (Encounter e : movement.rounds().stream().flatMap(r -> r.encounters().stream()).toList()) {
      int ns = e.seating().at(Direction.NS).get(0);
      int ew = e.seating().at(Direction.EW).get(0);
      if (ns > teams || ew <= teams || ew - teams == ns) {
        return false;
      }
      played.add(List.of(ns, ew - teams, e.set()));
      due.add(List.of(ew - teams, ns, e.set()));
    }
    return !played.isEmpty() && played.equals(due);
  }
}

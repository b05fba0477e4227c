package org.boardwalk.scoring;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;

/**
 * All points that a contract and a result can give, passed out included; a few hundred for each
 * vulnerability. Stateless and thread-safe.
 */
public final class PossiblePoints {

  private static final Map<Vulnerability, NavigableSet<Integer>> ALL = all();

  private PossiblePoints() {}

  /**
   * @param vulnerability which sides are vulnerable
   * @return all points for NS, ascending, negative ones for EW
   */
  public static NavigableSet<Integer> of(Vulnerability vulnerability) {
    return ALL.getOrDefault(vulnerability, Collections.emptyNavigableSet());
  }

  private static Map<Vulnerability, NavigableSet<Integer>> all() {
    Map<Vulnerability, NavigableSet<Integer>> all = new EnumMap<>(Vulnerability.class);
    for (Vulnerability v : Vulnerability.values()) {
      NavigableSet<Integer> points = new TreeSet<>();
      points.add(0);
      for (Denomination denomination : Denomination.values()) {
        for (Contract.Doubling doubling : Contract.Doubling.values()) {
          for (int level = 1; level <= 7; level++) {
            add(points, new Contract(level, denomination, doubling), v);
          }
        }
      }
      all.put(v, Collections.unmodifiableNavigableSet(points));
    }
    return all;
  }

  private static void add(NavigableSet<Integer> points, Contract contract, Vulnerability v) {
    for (int result = -contract.mostDown(); result <= contract.mostOver(); result++) {
      for (Direction declarer : Direction.values()) {
        points.add(new Played(contract, declarer, result).points(v));
      }
    }
  }
}

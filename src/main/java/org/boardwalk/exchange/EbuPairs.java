package org.boardwalk.exchange;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seating;

/**
 * Whom the numbers of a movement of pairs mean. With two winners NS and EW may both be numbered
 * from 1: the same number as NS and as EW in one round shows it, and EW go on counting after NS.
 * The missing pair is taken away and those above it move up, so that no number is left without a
 * pair.
 */
final class EbuPairs {

  /** The numbers of one place. */
  static final List<String> PLACES = List.of("NS", "EW");

  private final int before;
  private final int missing;

  private EbuPairs(EbuHead head, List<EbuSpot> spots) {
    boolean lists = head.type() == 1 && twoLists(spots);
    before = lists ? spots.stream().mapToInt(s -> s.who().get(0)).max().orElse(0) : 0;
    missing = lists ? missingOf(head) : head.last();
  }

  static Gathered gathered(EbuHead head, List<EbuSpot> spots) {
    EbuPairs pairs = new EbuPairs(head, spots);
    Gathered gathered = new Gathered(Kind.PAIRS);
    spots.forEach(spot -> pairs.gather(spot, gathered));
    return gathered;
  }

  /** Whether some number stands for a pair NS and for another one EW. */
  static boolean twoLists(List<EbuSpot> spots) {
    Set<List<Integer>> ns = new HashSet<>();
    spots.forEach(s -> ns.add(List.of(s.round(), s.who().get(0))));
    return spots.stream()
        .anyMatch(s -> s.who().get(1) > 0 && ns.contains(List.of(s.round(), s.who().get(1))));
  }

  /** The missing pair of two lists, EW counted on; 0 for an NS above all that are there. */
  private int missingOf(EbuHead head) {
    if (head.last() > head.tables()) {
      return before + head.last() - head.tables();
    }
    return head.last() <= before ? head.last() : 0;
  }

  private void gather(EbuSpot spot, Gathered gathered) {
    int ns = pair(spot.who().get(0), 0);
    int ew = pair(spot.who().get(1), before);
    gathered.table(spot.table());
    gathered.contestant(Math.max(ns, ew));
    if (ns > 0 && ew > 0 && spot.set() > 0) {
      gathered.add(
          spot.round(), new Encounter(spot.table(), new Seating.TwoPairs(ns, ew), spot.set()));
    }
  }

  /** A pair that is there; 0 for none. */
  private int pair(int number, int after) {
    int pair = number == 0 ? 0 : number + after;
    if (missing == 0 || pair < missing) {
      return pair;
    }
    return pair == missing ? 0 : pair - 1;
  }
}

package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seating;

/**
 * The pairs of an EBUScore movement; only movements with two winners and of teams have two lists of
 * numbers.
 */
final class EbuPairs {

  /** The numbers of one place. */
  static final List<String> PLACES = List.of("NS", "EW");

  private EbuPairs() {}

  static EncounterCollector gathered(EbuHead head, List<EbuSpot> spots, Source source) {
    PairNumbers numbers =
        head.teams()
            ? PairNumbers.ofTeams(numbers(spots))
            : head.type() == EbuHead.MITCHELL
                ? PairNumbers.of(numbers(spots), head.tables(), head.last())
                : PairNumbers.oneList(head.last());
    EncounterCollector gathered = new EncounterCollector(Kind.PAIRS);
    spots.forEach(spot -> gather(spot, numbers, source, gathered));
    return gathered;
  }

  /** The numbers as they stand in the file. */
  static List<PairNumbers.Two> numbers(List<EbuSpot> spots) {
    return spots.stream()
        .map(s -> new PairNumbers.Two(s.round(), s.who().get(0), s.who().get(1)))
        .toList();
  }

  private static void gather(
      EbuSpot spot, PairNumbers numbers, Source source, EncounterCollector gathered) {
    int ns = numbers.ns(spot.who().get(0));
    int ew = numbers.ew(source, spot.line(), spot.where(), spot.who().get(1));
    gathered.table(spot.table());
    gathered.contestant(Math.max(ns, ew));
    if (ns > 0 && ew > 0 && spot.set() > 0) {
      gathered.add(
          spot.round(), new Encounter(spot.table(), new Seating.TwoPairs(ns, ew), spot.set()));
    }
  }
}

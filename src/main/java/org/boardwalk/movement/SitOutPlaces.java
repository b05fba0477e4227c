package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The places of contestants who sit out, numbered as in the follow rule. A contestant who sits out
 * in the first round comes from no seat, so their place follows from the seat they go to.
 * Immutable.
 *
 * @param count the number of numbered places; 0 where there is only one place, or the rule has no
 *     order
 * @param numbers for each contestant the number of their place in each round; 0 where they have a
 *     seat, or the places have no number
 */
public record SitOutPlaces(int count, List<List<Integer>> numbers) {

  /** Copies the lists. */
  public SitOutPlaces {
    numbers = numbers.stream().map(List::copyOf).toList();
  }

  /**
   * Finds the places. O(contestants · rounds · steps of the follow rule).
   *
   * @param movement a movement, valid or not
   * @return the places
   */
  public static SitOutPlaces of(Movement movement) {
    return of(movement, FollowRules.of(movement));
  }

  /**
   * @param movement a movement, valid or not
   * @param rules its follow rules
   * @return the places, as {@link #of(Movement)} finds them
   */
  public static SitOutPlaces of(Movement movement, FollowRules rules) {
    List<FollowRules.Step> waits =
        rules.steps().stream().filter(s -> s.from() instanceof Place.SitOut).toList();
    Iterator<Place> always =
        waits.stream().filter(FollowRules.Step::stays).map(FollowRules.Step::from).iterator();
    List<List<Integer>> numbers = new ArrayList<>();
    HalfTables halves = HalfTables.of(movement);
    for (Itinerary way : halves.seated(movement.kind(), Itinerary.of(movement))) {
      numbers.add(places(way, rules, waits, always).stream().map(SitOutPlaces::number).toList());
    }
    int count = waits.stream().mapToInt(s -> number(Optional.of(s.from()))).max().orElse(0);
    return new SitOutPlaces(count, numbers);
  }

  /**
   * The places of a contestant, found forwards from the seat before waiting or else backwards from
   * the seat after it.
   */
  private static List<Optional<Place>> places(
      Itinerary way, FollowRules rules, List<FollowRules.Step> waits, Iterator<Place> always) {
    List<Optional<Place>> places = new ArrayList<>();
    way.stops().forEach(stop -> places.add(stop.map(Place.class::cast)));
    if (always.hasNext() && places.stream().allMatch(Optional::isEmpty)) {
      Optional<Place> stays = Optional.of(always.next());
      places.replaceAll(none -> stays);
    }
    for (int r = 1; r < places.size(); r++) {
      if (places.get(r).isEmpty()) {
        places.set(r, places.get(r - 1).flatMap(rules::next));
      }
    }
    for (int r = places.size() - 2; r >= 0; r--) {
      if (places.get(r).isEmpty()) {
        places.set(r, places.get(r + 1).flatMap(to -> before(to, waits)));
      }
    }
    return places;
  }

  private static Optional<Place> before(Place to, List<FollowRules.Step> waits) {
    return waits.stream().filter(s -> s.to().equals(to)).map(FollowRules.Step::from).findFirst();
  }

  private static int number(Optional<Place> place) {
    return place
        .filter(Place.SitOut.class::isInstance)
        .map(wait -> ((Place.SitOut) wait).number())
        .orElse(0);
  }

  /**
   * @param contestant a contestant who sits out
   * @param round a round, from 1
   * @return their place to wait
   */
  public Place.SitOut at(int contestant, int round) {
    return new Place.SitOut(numbers.isEmpty() ? 0 : numbers.get(contestant - 1).get(round - 1));
  }

  /**
   * @param waiting the contestants who sit out in a round
   * @param round the round, from 1
   * @return these contestants in the order of their places
   */
  public List<Integer> inOrder(List<Integer> waiting, int round) {
    return waiting.stream().sorted(Comparator.comparing(c -> at(c, round).number())).toList();
  }
}

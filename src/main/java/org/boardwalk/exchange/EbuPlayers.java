package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Finds the players that the numbers of an individual mean. Numbers from 1 to the number of players
 * are kept; others are renumbered from 1 in their order, so that a file may start at any number.
 * With four winners each seat may have a list of its own, which is recognised where one number
 * occurs in two seats of a round.
 */
final class EbuPlayers {

  /** The numbers of one place, in the order of the file. */
  static final List<String> PLACES = List.of("N", "S", "E", "W");

  /** Where the file has North, East, South and West. */
  private static final int[] CLOCKWISE = {0, 2, 1, 3};

  private final List<EbuSpot> spots;
  private final List<Map<Integer, Integer>> lists;
  private final int players;

  private EbuPlayers(EbuHead head, List<EbuSpot> spots, Source source) {
    this.spots = spots;
    List<List<Integer>> bySeat = IntStream.range(0, 4).mapToObj(p -> numbers(Set.of(p))).toList();
    int seats = bySeat.stream().mapToInt(List::size).sum();
    List<Integer> all = numbers(Set.of(0, 1, 2, 3));
    int most = all.isEmpty() ? 0 : all.get(all.size() - 1);
    players = head.last() > 0 ? head.last() : Math.max(most, 2);
    boolean apart = head.winners() == 4 && seats == players && inTwoSeats();
    if (!apart && all.size() > players) {
      throw beyond(source, all.size());
    }
    lists =
        (apart ? bySeat : List.of(most <= players ? upTo(players) : ranked(all)))
            .stream().map(EbuPlayers::places).toList();
  }

  static EncounterCollector gathered(EbuHead head, List<EbuSpot> spots, Source source) {
    EbuPlayers players = new EbuPlayers(head, spots, source);
    EncounterCollector gathered = new EncounterCollector(Kind.INDIVIDUAL);
    gathered.contestant(players.players);
    spots.forEach(spot -> players.gather(spot, gathered));
    return gathered;
  }

  private List<Integer> numbers(Set<Integer> places) {
    TreeSet<Integer> numbers = new TreeSet<>();
    spots.forEach(s -> places.forEach(p -> numbers.add(s.who().get(p))));
    numbers.remove(0);
    return List.copyOf(numbers);
  }

  private boolean inTwoSeats() {
    Set<List<Integer>> seen = new HashSet<>();
    return spots.stream()
        .flatMap(s -> s.who().stream().filter(w -> w > 0).map(w -> List.of(s.round(), w)))
        .anyMatch(w -> !seen.add(w));
  }

  /** All numbers in ascending order; a number that is left out keeps its place if possible. */
  private List<Integer> ranked(List<Integer> all) {
    int first = all.get(0);
    boolean together = all.get(all.size() - 1) - first < players;
    return together ? IntStream.range(first, first + players).boxed().toList() : all;
  }

  private static List<Integer> upTo(int players) {
    return IntStream.rangeClosed(1, players).boxed().toList();
  }

  private RuntimeException beyond(Source source, int different) {
    EbuSpot first =
        spots.stream()
            .filter(s -> s.who().stream().anyMatch(w -> w > players))
            .findFirst()
            .orElseThrow();
    int number = first.who().stream().filter(w -> w > players).findFirst().orElseThrow();
    return source.fault(
        first.line(),
        Text.of(
            "%s: player [%d], but the players are [%d], and the numbers are %d\nMaybe it is a misprint.",
            first.where(), number, players, different));
  }

  private void gather(EbuSpot spot, EncounterCollector gathered) {
    gathered.table(spot.table());
    if (!spot.played()) {
      return;
    }
    List<Integer> seats = new ArrayList<>();
    for (int place : CLOCKWISE) {
      seats.add(player(place, spot.who().get(place)));
    }
    Seating four = new Seating.FourPlayers(seats.get(0), seats.get(1), seats.get(2), seats.get(3));
    gathered.add(spot.round(), new Encounter(spot.table(), four, spot.set()));
  }

  /** The places of the numbers of a list, from 1. */
  private static Map<Integer, Integer> places(List<Integer> list) {
    Map<Integer, Integer> places = new HashMap<>();
    list.forEach(number -> places.put(number, places.size() + 1));
    return places;
  }

  private int player(int place, int number) {
    if (lists.size() == 1) {
      return lists.get(0).getOrDefault(number, 0);
    }
    int before = lists.subList(0, place).stream().mapToInt(Map::size).sum();
    return before + lists.get(place).getOrDefault(number, 0);
  }
}

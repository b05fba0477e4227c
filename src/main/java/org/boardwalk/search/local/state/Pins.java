package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Seat;
import org.boardwalk.wish.IndividualWish;

/** The places that stationary players keep in all rounds that are not fixed. */
final class Pins {

  private static final int RATHER_ALONE = 8;
  private static final List<Seat> CLOCKWISE = List.of(Seat.values());

  private final IndividualWish wish;
  private final List<Integer> stationary;
  private final Map<Integer, Integer> homes = new HashMap<>();
  private final int places;

  private Pins(IndividualWish wish) {
    this.wish = wish;
    stationary = wish.fixed().stationary();
    places =
        IntStream.rangeClosed(wish.fixed().first().size() + 1, wish.rounds())
            .map(r -> 4 * wish.turnout().tables(r))
            .min()
            .orElse(0);
  }

  /**
   * Places as in the fixed rounds; others are random, mostly North or East at a table of their own.
   * Empty when there are too few tables.
   */
  static Optional<Pins> random(IndividualWish wish, SplittableRandom random) {
    Pins pins = new Pins(wish);
    pins.settle();
    List<Integer> others = new ArrayList<>(pins.stationary);
    others.removeIf(p -> pins.homes.containsKey(p - 1));
    boolean alone = random.nextInt(RATHER_ALONE) > 0;
    others.forEach(p -> pins.choose(p - 1, alone, random));
    return pins.homes.values().stream().allMatch(h -> h < pins.places)
        ? Optional.of(pins)
        : Optional.empty();
  }

  /** Renumbers tables so that those with stationary players come first. */
  private void settle() {
    Map<Integer, Integer> tables = new HashMap<>();
    for (var round : wish.fixed().first()) {
      for (Encounter e : round.encounters()) {
        for (int seat = 0; seat < 4; seat++) {
          int p = e.seating().seats().getOrDefault(CLOCKWISE.get(seat), 0);
          if (stationary.contains(p)) {
            int table = tables.computeIfAbsent(e.table(), t -> tables.size());
            homes.put(p - 1, 4 * table + seat);
          }
        }
      }
    }
  }

  private void choose(int player, boolean alone, SplittableRandom random) {
    List<Integer> free =
        new ArrayList<>(
            IntStream.range(0, places).filter(h -> !homes.containsValue(h)).boxed().toList());
    List<Integer> own =
        free.stream()
            .filter(h -> homes.values().stream().noneMatch(o -> o >> 2 == h >> 2))
            .filter(h -> (h & 3) < 2)
            .toList();
    List<Integer> choice = alone && !own.isEmpty() ? own : free;
    homes.put(player, choice.isEmpty() ? places : choice.get(random.nextInt(choice.size())));
  }

  /** The players of a round in their places, -1 where no player is pinned. */
  int[] seats(int r) {
    int[] seats = new int[4 * wish.turnout().tables(r + 1)];
    Arrays.fill(seats, -1);
    homes.forEach(
        (p, home) -> {
          if (there(r, p)) {
            seats[home] = p;
          }
        });
    return seats;
  }

  private boolean there(int r, int player) {
    return wish.fixed().attendance().present(player + 1, r + 1);
  }
}

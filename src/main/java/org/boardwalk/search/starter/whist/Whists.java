package org.boardwalk.search.starter.whist;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.search.starter.StarterTables;

/** Chooses the construction for a number of players: the quickest first. */
final class Whists {

  /** The most players for which starters over a cyclic group are found at once. */
  private static final int FEW = 44;

  /** The largest circle of the players that have tables of their own in a spread. */
  private static final int MOST_INNER = 11;

  private Whists() {}

  /** A tournament of that many players; empty where no construction here makes one. */
  static Optional<Whist> of(int players) {
    if (players == 4) {
      return Optional.of(Whist.OF_FOUR);
    }
    if (players < 4 || players % 4 > 1) {
      return Optional.empty();
    }
    Stream<Supplier<Optional<Whist>>> ways =
        Stream.of(
            () -> FieldWhist.of(players),
            () -> product(players),
            () -> cyclic(players),
            () -> spread(players),
            () -> frame(players));
    return ways.flatMap(way -> way.get().stream()).findFirst();
  }

  private static Optional<Whist> cyclic(int players) {
    boolean oneStays = players % 4 == 0;
    AbelianGroup group = AbelianGroup.cyclic(oneStays ? players - 1 : players);
    return players > FEW
        ? Optional.empty()
        : StarterTables.of(group, oneStays)
            .map(base -> Whist.developed(group, base, "starter over " + group.name()));
  }

  /** Products, with few players in each place first: their rows are found soonest. */
  private static Optional<Whist> product(int players) {
    return IntStream.rangeClosed(4, players / 4)
        .filter(n -> players % n == 0)
        .boxed()
        .flatMap(
            n ->
                of(players / n).stream()
                    .flatMap(
                        places ->
                            of(n).flatMap(fellows -> WhistProduct.of(places, fellows)).stream()))
        .findFirst();
  }

  private static Optional<Whist> spread(int players) {
    return IntStream.iterate(3, u -> u <= MOST_INNER, u -> u + 4)
        .filter(u -> (players - 1) % u == 0)
        .mapToObj(u -> SpreadWhist.of(u, (players - 1) / u))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<Whist> frame(int players) {
    return IntStream.iterate(4, u -> u <= players / 3, u -> u + 4)
        .filter(u -> (players - 1) % u == 0)
        .mapToObj(u -> FrameWhist.of(u, (players - 1) / u))
        .flatMap(Optional::stream)
        .findFirst();
  }
}

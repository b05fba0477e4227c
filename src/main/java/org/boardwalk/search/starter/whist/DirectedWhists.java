package org.boardwalk.search.starter.whist;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Chooses the construction of directed whist tournaments of 4n + 1 players: fields, products,
 * filled frames with equal holes, and filled frames over truncated transversal designs. All are
 * made from nothing.
 */
final class DirectedWhists {

  private static final int LEAST = 5;

  /** Players in place of a point of a design. */
  private static final int COPIES = 4;

  /** The smallest number of holes of a frame. */
  private static final int LEAST_HOLES = 5;

  private DirectedWhists() {}

  /** A tournament of so many players; empty where no construction here makes one. */
  static Optional<Whist> of(int players) {
    if (players < LEAST || players % 4 != 1) {
      return Optional.empty();
    }
    Stream<Supplier<Optional<Whist>>> ways =
        Stream.of(
            () -> Whists.FieldWhist.of(players),
            () -> product(players),
            () -> holes(players, Frames::inflated),
            () -> holes(players, Frames::searched),
            () -> overDesign(players));
    return ways.flatMap(way -> way.get().stream()).findFirst();
  }

  private static Optional<Whist> product(int players) {
    return IntStream.rangeClosed(LEAST, players / LEAST)
        .filter(n -> players % n == 0)
        .mapToObj(
            n ->
                of(n)
                    .flatMap(
                        fellows ->
                            of(players / n).flatMap(places -> WhistProduct.of(places, fellows))))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** With equal holes, the fewest first. */
  private static Optional<Whist> holes(
      int players, BiFunction<Integer, Integer, Optional<Frame>> frames) {
    return IntStream.rangeClosed(LEAST_HOLES, (players - 1) / COPIES)
        .filter(u -> (players - 1) % (COPIES * u) == 0)
        .mapToObj(u -> frames.apply((players - 1) / u, u))
        .flatMap(Optional::stream)
        .flatMap(frame -> frame.filled(DirectedWhists::of).stream())
        .findFirst();
  }

  private static Optional<Whist> overDesign(int players) {
    int points = (players - 1) / COPIES;
    return IntStream.rangeClosed(LEAST_HOLES, points / LEAST_HOLES)
        .boxed()
        .flatMap(
            k ->
                IntStream.rangeClosed(k, points / k)
                    .filter(q -> points <= (k + 1) * q)
                    .mapToObj(q -> Divisible.truncated(k, q, points - k * q))
                    .flatMap(Optional::stream))
        .flatMap(design -> Frame.over(design, COPIES, u -> Frames.of(COPIES, u)).stream())
        .flatMap(frame -> frame.filled(DirectedWhists::of).stream())
        .findFirst();
  }
}

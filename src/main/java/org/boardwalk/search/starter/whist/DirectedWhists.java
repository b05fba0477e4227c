package org.boardwalk.search.starter.whist;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.starter.DirectedStarterMethod;
import org.boardwalk.search.starter.TwoOrbitStarterMethod;

/**
 * Chooses the construction of directed whist tournaments. Of 4n + 1 players: fields, products,
 * filled frames with equal holes, and filled frames over truncated transversal designs. Of 4n
 * players: starters over groups that are not abelian, on two orbits or of order 3, products, and
 * frames whose equal holes are filled. All are made from nothing.
 */
final class DirectedWhists {

  private static final int LEAST = 5;

  /** Players in place of a point of a design. */
  private static final int COPIES = 4;

  /** The smallest number of holes of a frame. */
  private static final int LEAST_HOLES = 5;

  private DirectedWhists() {}

  /** A tournament of so many players; empty where no construction here makes one. */
  static Optional<Whist> of(int players, SearchEffort effort) {
    if (players < LEAST || players % 4 > 1) {
      return Optional.empty();
    }
    Stream<Supplier<Optional<Whist>>> ways =
        players % 4 == 0
            ? Stream.of(
                () -> ThreefoldWhist.of(players),
                () -> starter(players, effort),
                () -> product(players, effort),
                () -> fullHoles(players, effort))
            : Stream.of(
                () -> Whists.FieldWhist.of(players),
                () -> product(players, effort),
                () -> holes(players, Frames::inflated, effort),
                () -> holes(players, Frames::searched, effort),
                () -> overDesign(players, effort));
    return ways.flatMap(way -> way.get().stream()).findFirst();
  }

  private static Optional<Whist> starter(int players, SearchEffort effort) {
    return DirectedStarterMethod.rounds(players, effort)
        .map(
            rounds ->
                new Whist(
                    players,
                    rounds,
                    Text.of("starter over a non-abelian group of order %d", players - 1)))
        .or(
            () ->
                TwoOrbitStarterMethod.rounds(players, effort)
                    .map(
                        rounds ->
                            new Whist(
                                players,
                                rounds,
                                Text.of("starters on two orbits of Z%d", players / 2))));
  }

  /** With holes that all play in every round when they are filled, the fewest holes first. */
  private static Optional<Whist> fullHoles(int players, SearchEffort effort) {
    return IntStream.iterate(LEAST_HOLES, u -> u < players / LEAST, u -> u + 4)
        .filter(u -> (players - 1) % u == 0)
        .boxed()
        .flatMap(
            u ->
                of((players - 1) / u + 1, effort).stream()
                    .flatMap(
                        fellows ->
                            Frames.inflated((players - 1) / u, u, effort).stream()
                                .flatMap(
                                    frame -> frame.filled(size -> Optional.of(fellows)).stream())))
        .findFirst();
  }

  private static Optional<Whist> product(int players, SearchEffort effort) {
    return IntStream.rangeClosed(LEAST, players / LEAST)
        .filter(n -> players % n == 0 && n % 4 == 1)
        .mapToObj(
            n ->
                of(n, effort)
                    .flatMap(
                        fellows ->
                            of(players / n, effort)
                                .flatMap(places -> WhistProduct.of(places, fellows, effort))))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** A way to a frame with u holes of h players. */
  private interface Search {
    Optional<Frame> frame(int h, int u, SearchEffort effort);
  }

  /** With equal holes, the fewest first. */
  private static Optional<Whist> holes(int players, Search frames, SearchEffort effort) {
    return IntStream.rangeClosed(LEAST_HOLES, (players - 1) / COPIES)
        .filter(u -> (players - 1) % (COPIES * u) == 0)
        .mapToObj(u -> frames.frame((players - 1) / u, u, effort))
        .flatMap(Optional::stream)
        .flatMap(frame -> frame.filled(n -> of(n, effort)).stream())
        .findFirst();
  }

  private static Optional<Whist> overDesign(int players, SearchEffort effort) {
    int points = (players - 1) / COPIES;
    return IntStream.rangeClosed(LEAST_HOLES, points / LEAST_HOLES)
        .boxed()
        .flatMap(
            k ->
                IntStream.rangeClosed(k, points / k)
                    .filter(q -> points <= (k + 1) * q)
                    .mapToObj(q -> Divisible.truncated(k, q, points - k * q))
                    .flatMap(Optional::stream))
        .flatMap(design -> Frame.over(design, COPIES, u -> Frames.of(COPIES, u, effort)).stream())
        .flatMap(frame -> frame.filled(n -> of(n, effort)).stream())
        .findFirst();
  }
}

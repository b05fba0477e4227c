package org.boardwalk.search.starter.whist;

import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.search.SearchEffort;

/** The constructions of directed whist frames with equal holes. */
final class Frames {

  /** No way is known to put fewer players in place of each one. */
  private static final int LEAST_COPIES = 4;

  private Frames() {}

  /** A frame with u holes of h players, at once or by a search; empty where none is found. */
  static Optional<Frame> of(int h, int u, SearchEffort effort) {
    return inflated(h, u, effort).or(() -> searched(h, u, effort));
  }

  /** A frame with u holes of h players, made of the directed whist of u players, u ≡ 1 (mod 4). */
  static Optional<Frame> inflated(int h, int u, SearchEffort effort) {
    return u % 4 == 1
        ? DirectedWhists.of(u, effort).map(Frame::of).flatMap(frame -> times(frame, h, effort))
        : Optional.empty();
  }

  /** A frame with u holes of h players, made of one with smaller holes that is found by search. */
  static Optional<Frame> searched(int h, int u, SearchEffort effort) {
    return IntStream.of(4, 8)
        .filter(small -> h == small || (h % small == 0 && h / small >= LEAST_COPIES))
        .boxed()
        .flatMap(
            small ->
                FrameStarter.of(small, u, effort)
                    .flatMap(f -> times(f, h / small, effort))
                    .stream())
        .findFirst();
  }

  /** The frame with so many players in place of each one, if need be in two steps or more. */
  private static Optional<Frame> times(Frame frame, int n, SearchEffort effort) {
    return n == 1
        ? Optional.of(frame)
        : frame
            .inflated(n, effort)
            .or(
                () ->
                    IntStream.range(2, n)
                        .filter(part -> n % part == 0)
                        .boxed()
                        .flatMap(
                            part ->
                                frame
                                    .inflated(part, effort)
                                    .flatMap(f -> times(f, n / part, effort))
                                    .stream())
                        .findFirst());
  }
}

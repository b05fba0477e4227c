package org.boardwalk.cli.design;

import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says which direction is a pair short at a half table. */
final class HalfTableOption {

  @Option(
      names = "--missing",
      paramLabel = "DIRECTION",
      description =
          "Direction that lacks a pair if there is a half table: ns or ew (default for an"
              + " odd number of pairs: ew, or ns where a rule then needs fewer copies).")
  @Nullable Direction direction;

  /** The direction that is a pair short; empty when every table is full. */
  Optional<Direction> missing() {
    return Optional.ofNullable(direction);
  }
}

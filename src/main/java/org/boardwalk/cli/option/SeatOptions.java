package org.boardwalk.cli.option;

import java.util.Optional;
import org.boardwalk.movement.Rotation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of movements for players that say how seats change within a set. */
public final class SeatOptions {

  private static final int PER_SET = 2;

  @Option(
      names = "--rotation",
      paramLabel = "ROTATION",
      defaultValue = "none",
      description =
          "How players change seats within a round: none, swap (2 boards) or rotate (3"
              + " boards) (default: ${DEFAULT-VALUE}).")
  Rotation rotation = Rotation.NONE;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      description = "Boards in a set (default: 2, with --rotation rotate 3).")
  @Nullable Integer perSet;

  /** {@return how players change seats within a round} */
  public Rotation rotation() {
    return rotation;
  }

  /** {@return the number of boards in a set} */
  public int perSet() {
    return Optional.ofNullable(perSet).orElse(Math.max(PER_SET, rotation.period()));
  }
}

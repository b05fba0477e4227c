package org.boardwalk.cli.evening;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.scoring.Datum;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for the datum of Butler scores. */
final class DatumOptions {

  @Option(
      names = "--datum-drop",
      paramLabel = "N",
      description =
          "With imps: how many scores of a board are left out at each end, such as 0, 2, 5%% or"
              + " 10%% (default: 1).")
  @Nullable String drop;

  @Option(
      names = "--datum-from",
      paramLabel = "N",
      description =
          "With imps: from how many scores of a board on some are left out (default: 5, or as many"
              + " as leave one).")
  @Nullable Integer from;

  @Option(
      names = "--datum-round",
      paramLabel = "TO",
      description =
          "With imps: what the mean of a board is rounded to: 10, 1 or none. With any of these"
              + " options, halves are rounded away from zero (default: 10).")
  @Nullable String round;

  /** The rule that was chosen; empty where no option was given. */
  Optional<Datum> chosen() {
    return Datum.chosen(
        "--datum-",
        Optional.ofNullable(drop),
        from == null ? OptionalInt.empty() : OptionalInt.of(from),
        Optional.ofNullable(round));
  }
}

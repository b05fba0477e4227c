package org.boardwalk.cli.evening;

import java.util.Optional;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Datum;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for the datum of Butler scores. */
final class DatumOptions {

  private static final int FROM = 5;

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
    if (drop == null && from == null && round == null) {
      return Optional.empty();
    }
    String dropped = drop == null ? "1" : drop;
    if (!dropped.matches("[0-9]{1,3}%?")) {
      throw new IllegalArgumentException(
          Text.of(
              "--datum-drop [%s] must be a number or a percentage\nMaybe 1, or 10%%.", dropped));
    }
    boolean percent = dropped.endsWith("%");
    int number = Integer.parseInt(dropped.replace("%", ""));
    int usual = percent ? FROM : Math.max(FROM, 2 * number + 1);
    return Optional.of(new Datum(number, percent, from == null ? usual : from, nearest()));
  }

  private Datum.Nearest nearest() {
    return switch (round == null ? "10" : round) {
      case "10" -> Datum.Nearest.TEN;
      case "1" -> Datum.Nearest.ONE;
      case "none" -> Datum.Nearest.NONE;
      default ->
          throw new IllegalArgumentException(
              Text.of("--datum-round [%s] must be 10, 1 or none\nMaybe leave it out.", round));
    };
  }
}

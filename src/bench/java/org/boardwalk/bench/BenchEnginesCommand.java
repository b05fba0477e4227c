package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Races constraint models against each other, and against the search for starters. */
@Command(
    name = "engines",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Seconds to a complete schedule: our models and plain ones on each engine, and starters.",
      "Our constraint models alone, the seat model that somebody would write first, and the dedicated",
      "search for starters alone, all in one run. The ratio is plain / ours on the same engine."
    })
final class BenchEnginesCommand implements Callable<Integer> {

  private static final String LINE = "%7s %12s %12s %7s %12s %12s %7s %12s%n";

  /** The criteria that must be ideal. */
  enum Wanted {
    MEETINGS,
    ALL;

    private Set<Criterion> criteria() {
      return this == ALL
          ? EnumSet.allOf(Criterion.class)
          : EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT);
    }

    private List<Integer> usual() {
      return this == ALL ? List.of(13, 17, 29) : List.of(9, 12, 13, 16, 17, 20, 21);
    }
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--players",
      split = ",",
      paramLabel = "N",
      description =
          "Player counts ≡ 0 or 1 (mod 4) (default: 9,12,13,16,17,20,21; with all: 13,17,29).")
  List<Integer> players = List.of();

  @Option(
      names = "--criteria",
      paramLabel = "WHICH",
      defaultValue = "meetings",
      description = "Ideal are meetings, that is partner and opponent, or all (default: meetings).")
  Wanted wanted = Wanted.MEETINGS;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "30s",
      description = "Limit for each (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(30);

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads of each; plain models have another seed on each (default: 1).")
  int workers = 1;

  @Override
  public Integer call() {
    List<Integer> sizes = players.isEmpty() ? wanted.usual() : players;
    sizes.forEach(BenchCompleteCommand::check);
    if (wanted == Wanted.ALL) {
      sizes.forEach(BenchEnginesCommand::checkForAll);
    }
    PrintWriter out = spec.commandLine().getOut();
    EngineRaces.load();
    out.print(
        Text.of(
            LINE,
            "players",
            "CP-SAT ours",
            "plain",
            "ratio",
            "Choco ours",
            "plain",
            "ratio",
            "starters"));
    for (int v : sizes) {
      EngineRaces.Row row = EngineRaces.run(v, wanted.criteria(), time, workers);
      out.print(
          Text.of(
              LINE,
              v,
              shown(ours(row, EngineChoice.CPSAT)),
              shown(plain(row, EngineChoice.CPSAT)),
              ratio(row, EngineChoice.CPSAT),
              shown(ours(row, EngineChoice.CHOCO)),
              shown(plain(row, EngineChoice.CHOCO)),
              ratio(row, EngineChoice.CHOCO),
              shown(row.starters())));
      out.flush();
    }
    return Exit.DONE.code();
  }

  private static void checkForAll(int v) {
    if (v % 4 == 0) {
      throw new IllegalArgumentException(
          "--players [" + v + "] must be ≡ 1 (mod 4) for all criteria\nMaybe --criteria meetings.");
    }
  }

  private static Optional<Double> ours(EngineRaces.Row row, EngineChoice engine) {
    return row.ours().getOrDefault(engine, Optional.empty());
  }

  private static Optional<Double> plain(EngineRaces.Row row, EngineChoice engine) {
    return row.plain().getOrDefault(engine, Optional.empty());
  }

  private String shown(Optional<Double> seconds) {
    return seconds.map(s -> Text.of("%.2f s", s)).orElse(Text.of("> %.0f s", cap()));
  }

  private double cap() {
    return time.toMillis() / 1e3;
  }

  private String ratio(EngineRaces.Row row, EngineChoice engine) {
    Optional<Double> plain = plain(row, engine);
    return ours(row, engine)
        .map(s -> (plain.isEmpty() ? "> " : "") + Text.of("%.1f", plain.orElse(cap()) / s))
        .orElse("-");
  }
}

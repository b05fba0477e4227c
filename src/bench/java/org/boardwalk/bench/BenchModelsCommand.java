package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
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

/** Races two models of a base round, on each engine. */
@Command(
    name = "models",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Two ways to state a base round: all the tables that it may have, and what happens to one set.",
      "Each engine gets both, with the same seeds, one thread and the same limit. Cost is the best",
      "found, s when it was found or, marked *, when nothing better was left; the ratio is by time,",
      "tables / one set, where both end alike. - is no solution, or a model that is too large."
    })
final class BenchModelsCommand implements Callable<Integer> {

  private static final String LINE = "%-34s %-6s %4s %8s %8s %9s %8s %8s %9s %7s%n";

  private static final Set<Criterion> MEETINGS = Set.of(Criterion.PARTNER, Criterion.OPPONENT);
  private static final Set<Criterion> SIDES =
      Set.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE);

  /**
   * Small and large races, with and without costs, with a copy at every table and with one copy.
   */
  private static final List<ModelRaces.Race> RACES =
      List.of(
          new ModelRaces.Race(16, 15, 0, MEETINGS),
          new ModelRaces.Race(20, 19, 0, MEETINGS),
          new ModelRaces.Race(24, 23, 0, MEETINGS),
          new ModelRaces.Race(28, 27, 0, MEETINGS),
          new ModelRaces.Race(12, 11, 0, Set.of()),
          new ModelRaces.Race(18, 9, 0, Set.of()),
          new ModelRaces.Race(13, 13, 1, Set.of()),
          new ModelRaces.Race(12, 11, 1, Set.of()),
          new ModelRaces.Race(18, 9, 1, Set.of()),
          new ModelRaces.Race(40, 13, 1, SIDES));

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10s",
      description = "Limit of each (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(10);

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "2",
      description = "So many seeds, from 1 (default: 2).")
  int seeds = 2;

  @Option(
      names = "--most-players",
      paramLabel = "N",
      defaultValue = "40",
      description = "Only the wishes for as many players (default: all of them).")
  int mostPlayers = 40;

  @Override
  public Integer call() {
    List<ModelRaces.Race> races =
        RACES.stream().filter(race -> race.players() <= mostPlayers).toList();
    if (races.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("--most-players [%d]: the smallest wish is for 12", mostPlayers));
    }
    PrintWriter out = spec.commandLine().getOut();
    EngineRaces.load();
    out.print(Text.of(LINE, "", "", "", "tables", "", "", "one set", "", "", ""));
    out.print(
        Text.of(LINE, "wish", "engine", "seed", "vars", "cost", "s", "vars", "cost", "s", "ratio"));
    for (ModelRaces.Race race : races) {
      for (EngineChoice engine : List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)) {
        for (int seed = 1; seed <= seeds; seed++) {
          print(out, race, engine, seed);
        }
      }
    }
    return Exit.DONE.code();
  }

  private void print(PrintWriter out, ModelRaces.Race race, EngineChoice engine, int seed) {
    ModelRaces.End tables = ModelRaces.tables(race, engine, seed, time);
    ModelRaces.End oneSet = ModelRaces.oneSet(race, engine, seed, time);
    boolean alike = tables.cost().equals(oneSet.cost()) && tables.exhausted() == oneSet.exhausted();
    out.print(
        Text.of(
            LINE,
            race.words(),
            engine.word(),
            seed,
            tables.size(),
            tables.cost(),
            tables.shown(),
            oneSet.size(),
            oneSet.cost(),
            oneSet.shown(),
            alike && !oneSet.cost().equals("-")
                ? Text.of("%.1f", tables.seconds() / oneSet.seconds())
                : ""));
    out.flush();
  }
}

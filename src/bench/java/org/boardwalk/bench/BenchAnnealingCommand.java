package org.boardwalk.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.Numbers;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.wish.IndividualWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares plain annealing with the movements of the library. */
@Command(
    name = "annealing",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Total cost of the library's movements, beside plain annealing of whole rounds.",
      "Shared play, 8·partner + 4·opponent + side + direction as judged, one thread for each side.",
      "A movement that the library has not got is searched for."
    })
final class BenchAnnealingCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--players",
      paramLabel = "N..N",
      converter = Numbers.Converter.class,
      defaultValue = "8..60",
      description = "Player counts (default: ${DEFAULT-VALUE}).")
  Numbers players = new Numbers(List.of());

  @Option(
      names = "--rounds",
      paramLabel = "N,N",
      converter = Numbers.Converter.class,
      defaultValue = "7,9,11,13",
      description = "Lengths (default: ${DEFAULT-VALUE}).")
  Numbers rounds = new Numbers(List.of());

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "6s",
      description = "For plain annealing, each cell (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(6);

  @Option(
      names = "--ours",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "For our search where the library has nothing (default: ${DEFAULT-VALUE}).")
  Duration ours = Duration.ofSeconds(60);

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "1",
      description = "Cells at the same time (default: ${DEFAULT-VALUE}).")
  int workers = 1;

  @Mixin HomeOption home = new HomeOption();

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Also add each cell to FILE; cells that are there already are not run again.")
  @Nullable Path csv;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<Cell> cells =
        Cell.grid(
            players.within("--players", 4, IndividualWish.MOST_PLAYERS),
            rounds.within("--rounds", 1, IndividualWish.MOST_ROUNDS),
            Variety.SHARED);
    AnnealingDuels duels = new AnnealingDuels(home.library(), time, ours, workers);
    Optional<DuelFile> file = Optional.ofNullable(csv).map(DuelFile::new);
    List<Duel> all =
        new ArrayList<>(
            file.map(DuelFile::read).orElse(List.of()).stream()
                .filter(d -> cells.contains(d.cell()))
                .toList());
    Set<Cell> done = new HashSet<>(all.stream().map(Duel::cell).toList());
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      out.print(DuelText.head());
      all.forEach(d -> out.print(DuelText.line(d)));
      all.addAll(
          duels.run(
              cells.stream().filter(c -> !done.contains(c)).toList(),
              duel -> {
                file.ifPresent(f -> f.append(duel));
                out.print(DuelText.line(duel));
                out.flush();
              },
              interrupt.cancelled()));
      out.print(DuelText.totals(Duel.totals(all)));
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }
}

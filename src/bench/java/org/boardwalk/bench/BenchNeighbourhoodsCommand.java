package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures what solvers gain where annealing stagnates. */
@Command(
    name = "neighbourhoods",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "What a solver gains that opens and closes tables and rounds, where annealing gains nothing.",
      "Breaks of Webs with two copies, EW up one: after annealing that gained nothing for a while;",
      "after as long again of annealing, which begins anew with other seeds; and of large",
      "neighbourhoods from the same start, by each engine. One thread."
    })
final class BenchNeighbourhoodsCommand implements Callable<Integer> {

  /** Tables and rounds; smaller sizes leave nothing to gain. */
  private static final List<int[]> SIZES =
      List.of(
          new int[] {13, 11},
          new int[] {14, 10},
          new int[] {14, 12},
          new int[] {15, 12},
          new int[] {15, 14},
          new int[] {16, 12},
          new int[] {16, 13},
          new int[] {16, 14},
          new int[] {17, 12},
          new int[] {17, 14});

  private static final String LINE = "%-22s %7s %10s %7s %7s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "Without gain before, and limit of each after (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--cells",
      paramLabel = "N",
      defaultValue = "10",
      description = "Only so many of the ten, the smallest first (default: all of them).")
  int cells = SIZES.size();

  @Override
  public Integer call() {
    if (cells < 1 || cells > SIZES.size()) {
      throw new IllegalArgumentException(
          Text.of("--cells [%d] must be 1 to %d", cells, SIZES.size()));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(Text.of(LINE, "Web, 2 copies", "start", "annealing", "cpsat", "choco"));
    int better = 0;
    for (int[] size : SIZES.subList(0, cells)) {
      better += line(out, size[0], size[1]) ? 1 : 0;
    }
    out.print(Text.of("Neighbourhoods better than annealing in %d of %d cells.%n", better, cells));
    out.flush();
    return Exit.DONE.code();
  }

  private boolean line(PrintWriter out, int tables, int rounds) {
    Stagnation cell = new Stagnation(tables, rounds);
    Optional<SetGrid> start = cell.start(time);
    String name = Text.of("%d tables, %d rounds", tables, rounds);
    if (start.isEmpty()) {
      out.print(Text.of(LINE, name, "none", "", "", ""));
      return false;
    }
    int annealing = cell.annealing(time);
    int cpsat = cell.neighbourhoods(EngineChoice.CPSAT, time);
    int choco = cell.neighbourhoods(EngineChoice.CHOCO, time);
    out.print(Text.of(LINE, name, cell.breaks(start.get()), annealing, cpsat, choco));
    out.flush();
    return Math.min(cpsat, choco) < annealing;
  }
}

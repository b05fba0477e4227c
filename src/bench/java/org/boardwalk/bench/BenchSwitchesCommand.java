package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares arrow switches of Mitchells. */
@Command(
    name = "switches",
    mixinStandardHelpOptions = true,
    description = {
      "Calibre of arrow-switched Mitchells: the last rounds, the best rounds, the best tables.",
      "Behind the calibre: how many rounds or encounters are switched; * all choices were tried."
    })
final class BenchSwitchesCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      split = ",",
      paramLabel = "N",
      defaultValue = "7,9,11,13,15,17,19,21,23,25",
      description = "Odd numbers of tables (default: ${DEFAULT-VALUE}).")
  List<Integer> tables = List.of();

  @Option(
      names = "--flips",
      paramLabel = "N",
      defaultValue = "10000000",
      description = "Switches that an annealing tries (default: ${DEFAULT-VALUE}).")
  long flips = 1;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "Source of chance (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        Text.of(
            "%6s %7s %12s %12s %13s %7s %8s%n",
            "tables", "none", "last rounds", "best rounds", "best tables", "bound", "time"));
    for (int n : tables) {
      Switches.Row row = Switches.row(n, flips, seed);
      out.print(
          Text.of(
              "%6d %7.2f %8.2f %3d %8.2f %2d%1s %9.2f %3d %7.2f %6.1f s%n",
              n,
              row.plain(),
              row.last(),
              row.lastRounds(),
              row.rounds().calibre(),
              row.rounds().switches().size() / n,
              row.rounds().exhausted() ? "*" : "",
              row.single().calibre(),
              row.single().switches().size(),
              row.single().most(),
              row.seconds()));
      out.flush();
    }
    return Exit.DONE.code();
  }
}

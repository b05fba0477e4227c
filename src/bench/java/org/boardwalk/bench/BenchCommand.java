package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the benchmarks. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = "Runs a benchmark; without a name it lists the benchmarks.",
    subcommands = {
      BenchCompleteCommand.class,
      BenchJudgeCommand.class,
      BenchAnnealingCommand.class,
      BenchGolfersCommand.class,
      BenchMethodsCommand.class,
      BenchEnginesCommand.class,
      BenchModelsCommand.class,
      BenchOverrunCommand.class,
      BenchEffortCommand.class,
      BenchCalibrateCommand.class,
      BenchCrossoverCommand.class,
      BenchSwitchesCommand.class,
      BenchPrintCommand.class,
      BenchScoreCommand.class,
      BenchWebsCommand.class,
      BenchNeighbourhoodsCommand.class,
      BenchPageCommand.class,
      BenchRoomCommand.class,
      BenchPublishedCommand.class,
      BenchTeamsCommand.class,
      BenchFreshCommand.class,
      BenchEveningsCommand.class,
      BenchClusterCommand.class,
      BenchScienceCommand.class,
      BenchProofsCommand.class
    })
public final class BenchCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    spec.subcommands()
        .forEach(
            (name, command) ->
                out.print(
                    Text.of(
                        "bench %-10s %s%n",
                        name, command.getCommandSpec().usageMessage().description()[0])));
    out.flush();
    return Exit.DONE.code();
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Playbacks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares crossovers with the published figure and with rules. */
@Command(
    name = "crossover",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Repeated meetings of sessions played twice: published, by rule, ours, and the bound.",
      "One thread."
    })
final class BenchCrossoverCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--starts",
      paramLabel = "N",
      defaultValue = "10",
      description = "Annealings from other beginnings (default: ${DEFAULT-VALUE}).")
  int starts = 10;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Source of chance (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    String row = "%-26s %9s  %9s  %10s  %8s  %5s  %7s%n";
    out.print(
        Text.of(
            row,
            "In all (most of a pair)",
            "published",
            "exchanged",
            "block rule",
            "ours",
            "bound",
            "seconds"));
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      for (Crossovers.Example example : Crossovers.examples()) {
        Crossovers.Line line =
            Crossovers.measure(example, starts, seed, interrupt.cancelled()::get);
        out.print(
            Text.of(
                row,
                example.name(),
                example.published().isPresent() ? "" + example.published().getAsInt() : "",
                line.exchanged().map(BenchCrossoverCommand::words).orElse(""),
                line.rule().map(BenchCrossoverCommand::words).orElse(""),
                words(line.ours()),
                line.bound(),
                Text.of("%.1f", line.millis() / 1e3)));
        out.flush();
        if (interrupt.cancelled().get()) {
          return Exit.INTERRUPTED.code();
        }
      }
      return Exit.DONE.code();
    }
  }

  private static String words(Playbacks playbacks) {
    return playbacks.total() + " (" + playbacks.most() + ")";
  }
}

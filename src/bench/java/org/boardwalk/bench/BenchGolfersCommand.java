package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares our search with another method on social golfers. */
@Command(
    name = "golfers",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Repeated meetings of social golfers in fours, beside tabu search and the published optimum.",
      "A pair that meets m times counts m - 1. One thread and the same time for each."
    })
final class BenchGolfersCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "32",
      description = "A multiple of 4 (default: ${DEFAULT-VALUE}).")
  int players = 32;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "10",
      description = "Number of rounds (default: ${DEFAULT-VALUE}).")
  int rounds = 10;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "For each (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Source of chance (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Golfers golfers = new Golfers(players, rounds, time, seed);
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      out.print(Text.of("Repeated meetings, %d players in fours, %d rounds:%n", players, rounds));
      line(out, "ours", golfers.ours(interrupt.cancelled()), "none found");
      line(out, "tabu search", OptionalInt.of(golfers.tabu(interrupt.cancelled())), "");
      line(out, "published", golfers.published(), "not known here");
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private static void line(PrintWriter out, String whose, OptionalInt repeats, String otherwise) {
    String shown = repeats.isPresent() ? String.valueOf(repeats.getAsInt()) : otherwise;
    out.print(Text.of("  %-12s %s%n", whose, shown));
    out.flush();
  }
}

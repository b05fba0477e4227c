package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Races to complete schedules. */
@Command(
    name = "complete",
    mixinStandardHelpOptions = true,
    description = {
      "Seconds to a complete schedule, beside a plain seat model on each engine.",
      "Ideal in partner and opponent; one thread each, in one run."
    })
final class BenchCompleteCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--players",
      split = ",",
      paramLabel = "N",
      defaultValue = "8,9,12,13,16,17,20",
      description = "Player counts ≡ 0 or 1 (mod 4) (default: ${DEFAULT-VALUE}).")
  List<Integer> players = List.of();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "Cap for each (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(names = "--alone", description = "Only ours, and no race.")
  boolean alone;

  @Override
  public Integer call() {
    players.forEach(BenchCompleteCommand::check);
    PrintWriter out = spec.commandLine().getOut();
    if (alone) {
      out.print(Text.of("%7s %10s%n", "players", "ours"));
      for (int v : players) {
        out.print(Text.of("%7d %10s%n", v, shown(CompleteSchedules.ours(v, time))));
        out.flush();
      }
      return Exit.DONE.code();
    }
    out.print(
        Text.of(
            "%7s %14s %14s %10s %22s%n",
            "players", "plain CP-SAT", "plain Choco", "ours", "fastest plain / ours"));
    for (int v : players) {
      CompleteSchedules.Row row = CompleteSchedules.run(v, time);
      out.print(
          Text.of(
              "%7d %14s %14s %10s %22s%n",
              v, shown(row.cpsat()), shown(row.choco()), shown(row.ours()), ratio(row)));
      out.flush();
    }
    return Exit.DONE.code();
  }

  static void check(int v) {
    if (v < 4 || v % 4 > 1) {
      throw new IllegalArgumentException(
          "--players [" + v + "] must be 4 or more, ≡ 0 or 1 (mod 4)");
    }
  }

  private String shown(Optional<Double> seconds) {
    return seconds
        .map(s -> Text.of("%.2f s", s))
        .orElse(Text.of("> %.0f s", time.toMillis() / 1e3));
  }

  private String ratio(CompleteSchedules.Row row) {
    double cap = time.toMillis() / 1e3;
    double plain = Math.min(row.cpsat().orElse(cap), row.choco().orElse(cap));
    boolean capped = row.cpsat().isEmpty() && row.choco().isEmpty();
    return row.ours().map(ours -> (capped ? "> " : "") + Text.of("%.1f", plain / ours)).orElse("-");
  }
}

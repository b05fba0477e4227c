package org.boardwalk.bench;

import org.boardwalk.text.Text;
import org.boardwalk.cli.Exit;
import org.boardwalk.cli.Interrupt;
import org.boardwalk.cli.DurationConverter;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows what each kind of method is worth. */
@Command(
    name = "methods",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "What is lost without each kind of method: cost and time, beside all methods together.",
      "Total cost 8·partner + 4·opponent + side + direction, one thread, the same wishes always."
    })
final class BenchMethodsCommand implements Callable<Integer> {

  private static final String LINE = "%-34s %-12s %8s %9s %7s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10s",
      description = "Limit of each search (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(10);

  @Option(
      names = "--most-players",
      paramLabel = "N",
      defaultValue = "200",
      description = "Only the wishes for as many players (default: all of them).")
  int mostPlayers = IndividualWish.MOST_PLAYERS;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<IndividualWish> wishes =
        Ablation.wishes(time).stream().filter(w -> w.players() <= mostPlayers).toList();
    if (wishes.isEmpty()) {
      throw new IllegalArgumentException(
          "--most-players [" + mostPlayers + "] leaves no wish\nMaybe 8 or more.");
    }
    try (Interrupt interrupt = new Interrupt()) {
      out.print(Text.of(LINE, "wish", "without", "cost", "seconds", "ratio"));
      for (IndividualWish wish : wishes) {
        List<Ablation.Run> runs = new ArrayList<>();
        Ablation.run(
            wish,
            run -> {
              runs.add(run);
              line(out, wish, run, runs.get(0));
            },
            interrupt.cancelled());
      }
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private static void line(
      PrintWriter out, IndividualWish wish, Ablation.Run run, Ablation.Run all) {
    out.print(Text.of(LINE,
        wish.name(),
        run.without().map(MethodKind::word).orElse("-"),
        run.cost().isPresent() ? run.cost().getAsLong() : "none",
        Text.of("%.1f", run.took().toMillis() / 1e3),
        DuelText.ratio(run.cost(), all.cost())));
    out.flush();
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Wish;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares counted effort with processor time. */
@Command(
    name = "effort",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "How much processor time a second of effort takes, by method and engine; or by size.",
      "Each kind of method searches alone for each of the wishes that it fits, on one thread, so that",
      "a busy machine changes little. The ratio is that of all its searches, and the last columns",
      "are those of the search that is furthest from 1 among those of a fifth of the limit or more.",
      "Aim: 0.5 to 2. With --grid all methods search for players in rooms of 4 to 200 players and 1",
      "to 200 rounds: a cell is the processor time and what came of it; aim: at most 3 s for 1 s."
    })
final class BenchEffortCommand implements Callable<Integer> {

  private static final String LINE = "%-20s %-7s %6s %9s %9s %7s %7s  %s%n";
  private static final String CELL = "%-11s %7s %6s %9s %9s  %s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "2s",
      description = "Limit of each search by counted effort (default: ${DEFAULT-VALUE}).")
  Duration effort = Duration.ofSeconds(2);

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "With --grid: limit by the clock in place of effort.")
  Duration time = Duration.ZERO;

  @Option(names = "--grid", description = "Goes through sizes instead of methods.")
  boolean grid;

  @Option(
      names = "--every",
      paramLabel = "N",
      defaultValue = "1",
      description = "With --grid: only every Nth cell (default: ${DEFAULT-VALUE}).")
  int every = 1;

  @Option(
      names = "--methods",
      paramLabel = "PART",
      defaultValue = "",
      description = "Only kinds of methods whose name contains this.")
  String methods = "";

  @Option(names = "--turns", description = "Shows the effort and processor time of each turn.")
  boolean turns;

  @Mixin SizeOption size = new SizeOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (every < 1) {
      throw new IllegalArgumentException(Text.of("--every [%d] must be 1 or more", every));
    }
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      EffortRuns runs =
          new EffortRuns(
              (name, turn) -> {
                if (turns) {
                  out.print(
                      Text.of("    %-60s %7.2f %7.2f%n", name, turn.effort(), turn.processor()));
                }
              },
              interrupt.cancelled());
      if (grid) {
        Limit limit = time.isZero() ? Limit.effort(effort) : Limit.time(time);
        cells(out, runs, size.of(EffortRuns.grid(every)), limit);
      } else {
        table(out, runs);
      }
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private void cells(PrintWriter out, EffortRuns runs, List<Wish> wishes, Limit limit) {
    out.print(Text.of(CELL, "boards", "players", "rounds", "processor", "clock", "outcome"));
    int over = 0;
    int without = 0;
    double most = 0;
    for (Wish wish : wishes) {
      EffortRuns.Run run = runs.whole(wish, limit);
      over += run.processor() > 3 ? 1 : 0;
      without += run.settled() ? 0 : 1;
      most = Math.max(most, run.processor());
      out.print(
          Text.of(
              CELL,
              wish.boards().play().toString().toLowerCase(java.util.Locale.ROOT),
              wish.contestants(),
              wish.rounds(),
              Text.of("%.2f", run.processor()),
              Text.of("%.2f", run.clock()),
              run.outcome()));
      out.flush();
    }
    out.print(
        Text.of(
            "%d cells: %d over 3 s of processor time, the most %.2f s; %d with neither movement nor proof%n",
            wishes.size(), over, most, without));
  }

  private void table(PrintWriter out, EffortRuns runs) {
    Map<String, EffortRuns.Sum> sums = new TreeMap<>();
    runs.warmUp();
    for (Wish wish : size.of(AblationWishes.all(effort))) {
      runs.each(
          wish,
          effort,
          methods,
          (key, run) -> {
            sums.merge(key, EffortRuns.Sum.of(run, effort), EffortRuns.Sum::plus);
            out.print(
                Text.of(
                    "  %-28s %-36s %7.2f %7.2f%n",
                    key, wish.name(), run.effort(), run.processor()));
            out.flush();
          });
    }
    out.print(
        Text.of(LINE, "method", "engine", "runs", "effort", "processor", "ratio", "worst", "of"));
    sums.forEach(
        (key, sum) ->
            out.print(
                Text.of(
                    LINE,
                    key.split(" ", -1)[0],
                    key.split(" ", -1)[1],
                    sum.runs(),
                    Text.of("%.1f", sum.effort()),
                    Text.of("%.1f", sum.processor()),
                    Text.of("%.2f", sum.processor() / sum.effort()),
                    Text.of("%.2f", sum.worst().ratio()),
                    sum.worst().name())));
  }
}

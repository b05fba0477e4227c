package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how well searches keep a time limit. */
@Command(
    name = "overrun",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "By how much searches take longer than their time limit, over sizes, kinds and engines.",
      "Everything counts, from the wish to the answer. The worst of each engine comes last."
    })
final class BenchOverrunCommand implements Callable<Integer> {

  private static final String LINE = "%-36s %-6s %9s %9s  %s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "5s",
      description = "Limit of each search (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(5);

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "40",
      description = "How many; 60 is every wish with every engine (default: ${DEFAULT-VALUE}).")
  int runs = 40;

  @Option(
      names = "--engines",
      split = ",",
      paramLabel = "ENGINE",
      defaultValue = "auto,cpsat,choco",
      converter = WordConverter.EngineOrAuto.class,
      description = "Engines to take in turn (default: ${DEFAULT-VALUE}).")
  List<EngineChoice> engines = List.of();

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "2",
      description = "Threads of each search (default: ${DEFAULT-VALUE}).")
  int workers = 2;

  @Mixin SizeOption size = new SizeOption();

  /** A search, and the time that it took beyond its limit. */
  private record Overrun(String wish, Duration over) {}

  @Override
  public Integer call() {
    List<Wish> wishes = size.of(OverrunWishes.all());
    if (wishes.isEmpty() || runs < 1) {
      throw new IllegalArgumentException(
          Text.of(
                  "--runs [%d] and --most-players [%d] leave nothing to run\n",
                  runs, size.mostPlayers)
              + "Maybe 1 run or more, and 9 or more players.");
    }
    PrintWriter out = spec.commandLine().getOut();
    Map<EngineChoice, Overrun> worst = new LinkedHashMap<>();
    List<SearchSettings> order =
        OverrunWishes.inTurn(runs, wishes.size(), engines).stream()
            .map(engine -> new SearchSettings(engine, Limit.time(time), 1, workers))
            .toList();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      out.print(Text.of(LINE, "wish", "engine", "seconds", "over", "found by"));
      for (int k = 0; k < runs && !interrupt.cancelled().get(); k++) {
        Wish wish = wishes.get(k % wishes.size()).with(order.get(k));
        Overrun overrun = run(out, wish, interrupt);
        worst.merge(
            wish.search().engine(), overrun, (a, b) -> b.over().compareTo(a.over()) > 0 ? b : a);
      }
      worst.forEach(
          (engine, overrun) ->
              out.print(
                  Text.of(
                      "Worst of %s: %s s over, %s%n",
                      engine.word(), seconds(overrun.over()), overrun.wish())));
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private Overrun run(PrintWriter out, Wish wish, Interrupt interrupt) {
    long start = System.nanoTime();
    Answer answer = Designer.answer(wish, SearchListener.SILENT, interrupt.cancelled());
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    Duration over = took.compareTo(time) > 0 ? took.minus(time) : Duration.ZERO;
    out.print(
        Text.of(
            LINE,
            wish.name(),
            wish.search().engine().word(),
            seconds(took),
            seconds(over),
            found(answer).orElse("-")));
    out.flush();
    return new Overrun(wish.name(), over);
  }

  private static Optional<String> found(Answer answer) {
    return answer.outcome().found().map(f -> answer.origin().finder().method());
  }

  private static String seconds(Duration duration) {
    return Text.of("%.2f", duration.toMillis() / 1e3);
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows what each kind of method is worth. */
@Command(
    name = "methods",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "What is lost when one kind of method is left out, and whether all are as good as the best.",
      "Each answer as the figures that rank it, the most important first: the total cost, 8·partner +",
      "4·opponent + side + direction; for complete schedules the criteria in their order; where boards",
      "circulate the grade of the walk before it; for pairs copies, breaks, moves and what lacks to",
      "calibre 100. The ratio is that of the first figure that differs from all methods together.",
      "One thread, the same wishes always. Law: all together within 5 %% of the best subset tried;",
      "a kind has its place where 5 %% are lost without it, or nobody knows that there is no better."
    })
final class BenchMethodsCommand implements Callable<Integer> {

  private static final String LINE = "%-34s %-24s %14s %8s %7s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10s",
      description = "Limit of each search (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(10);

  @Option(
      names = "--wishes",
      paramLabel = "WHICH",
      defaultValue = "",
      description = "Only some: numbers such as 1,4 or 3..8, or a part of the name.")
  String which = "";

  @Mixin SizeOption size = new SizeOption();

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "1",
      description = {
        "Searches of each, of which the one in the middle counts: what chance does to annealing is",
        "more than 5 %% in 10 s (default: ${DEFAULT-VALUE})."
      })
  int seeds = 1;

  @Option(names = "--alone", description = "Tries each kind alone, too.")
  boolean alone;

  @Option(
      names = "--without",
      paramLabel = "NAME",
      description = {
        "In place of all this: what is lost without one method, such as \"two orbits\", at equal",
        "effort of TIME. Wishes are those of the atlas for 4 to 60 players and those with required",
        "sides that have a method whose name contains NAME."
      })
  @Nullable String without;

  @Override
  public Integer call() {
    if (seeds < 1) {
      throw new IllegalArgumentException(Text.of("--seeds [%d] must be 1 or more", seeds));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (without != null) {
      return withoutOne(out, new OneMethod(without, time));
    }
    List<Wish> wishes = chosen(AblationWishes.all(time));
    AblationLaw law = new AblationLaw();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      Ablation.warmUp(wishes.get(0), interrupt.cancelled());
      out.print(Text.of(LINE, "wish", "methods", "figures", "seconds", "ratio"));
      for (int k = 0; k < wishes.size() && !interrupt.cancelled().get(); k++) {
        Wish wish = wishes.get(k);
        List<Ablation.Run> runs = new ArrayList<>();
        Ablation.run(
            wish,
            alone,
            seeds,
            run -> {
              runs.add(run);
              line(out, wish, run, runs.get(0));
            },
            interrupt.cancelled());
        if (!interrupt.cancelled().get()) {
          verdict(out, law.note(wish, runs), k + 1, wishes.size());
        }
      }
      out.print(law.text());
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private int withoutOne(PrintWriter out, OneMethod method) {
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      method.compare(
          out,
          wish -> wish.players() <= size.mostPlayers && wish.name().contains(which),
          interrupt.cancelled());
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private List<Wish> chosen(List<Wish> all) {
    List<Wish> wishes =
        size.of(
            IntStream.range(0, all.size())
                .filter(k -> named(k + 1, all.get(k)))
                .mapToObj(all::get)
                .toList());
    if (wishes.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("--wishes [%s] and --most-players [%d] leave no wish", which, size.mostPlayers)
              + Text.of("\nMaybe numbers from 1 to %d, and 8 or more players.", all.size()));
    }
    return wishes;
  }

  private boolean named(int number, Wish wish) {
    if (!which.matches("RANGE(,RANGE)*".replace("RANGE", "[0-9]{1,4}([.]{2}[0-9]{1,4})?"))) {
      return wish.name().toLowerCase(Locale.ROOT).contains(which.toLowerCase(Locale.ROOT));
    }
    return Pattern.compile(",").splitAsStream(which).anyMatch(range -> within(number, range));
  }

  private static boolean within(int number, String range) {
    int dots = range.indexOf("..");
    int first = Integer.parseInt(dots < 0 ? range : range.substring(0, dots));
    return number >= first
        && number <= (dots < 0 ? first : Integer.parseInt(range.substring(dots + 2)));
  }

  private static void line(PrintWriter out, Wish wish, Ablation.Run run, Ablation.Run all) {
    double worse = AnswerFigures.excess(wish, run.card(), all.card());
    double better = AnswerFigures.excess(wish, all.card(), run.card());
    out.print(
        Text.of(
            LINE,
            wish.name(),
            run.subset().words(),
            AnswerFigures.shown(wish, run.card()),
            Text.of("%.1f%s", run.took().toMillis() / 1e3, run.settled() ? "*" : ""),
            better > 0
                ? Double.isInfinite(better) ? "better" : Text.of("%.2f", 1 / (1 + better))
                : AnswerFigures.ratio(worse)));
    out.flush();
  }

  private static void verdict(PrintWriter out, AblationLaw.Verdict verdict, int done, int of) {
    out.print(
        Text.of(
            "  %d of %d: best by %s; all methods %s: the law %s%n",
            done,
            of,
            verdict.best().subset().words(),
            AnswerFigures.ratio(verdict.excess()),
            verdict.holds() ? "holds" : "does not hold"));
    out.flush();
  }
}

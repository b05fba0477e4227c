package org.boardwalk.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.Numbers;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.wish.IndividualWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares published individual movements with ours. */
@Command(
    name = "published",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Published individual movements, beside ours of the same sizes: from the library, and afresh.",
      "One winner: total cost 8·partner + 4·opponent + side + direction, as judged. Four winners: our",
      "rainbow has no more breaks and replays, published ones are taken to have none. Breaks: sets that",
      "come by no rule. Four winners with more rounds",
      "than tables, which no rainbow has, stand beside ours of one winner."
    })
final class BenchPublishedCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only rows whose name contains this, such as M180.")
  String only = "";

  @Option(
      names = "--players",
      paramLabel = "N..N",
      converter = Numbers.Converter.class,
      defaultValue = "4..200",
      description = "Player counts (default: all).")
  Numbers players = new Numbers(List.of());

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "For our search, each row (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "2",
      description = "Threads of a search (default: ${DEFAULT-VALUE}).")
  int workers = 2;

  @Mixin HomeOption home = new HomeOption();

  @Option(names = "--csv", paramLabel = "FILE", description = "Also write all rows to FILE.")
  @Nullable Path csv;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<Published> rows = rows();
    PublishedMatches matches = new PublishedMatches(home.library(), time, workers);
    List<PublishedMatch> all = new ArrayList<>();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      out.print(PublishedText.head());
      for (Published row : rows) {
        PublishedMatch match = matches.match(row, interrupt.cancelled());
        if (interrupt.cancelled().get()) {
          break;
        }
        all.add(match);
        out.print(PublishedText.line(match));
        out.flush();
      }
      out.print(PublishedText.totals(all));
      out.flush();
      if (csv != null) {
        WholeFile.write(csv, PublishedText.csvHead() + lines(all));
      }
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private static String lines(List<PublishedMatch> all) {
    return all.stream().map(PublishedText::csv).collect(Collectors.joining());
  }

  private List<Published> rows() {
    List<Integer> counts = players.within("--players", 4, IndividualWish.MOST_PLAYERS);
    List<Published> rows =
        Published.all().stream()
            .filter(r -> counts.contains(r.players()))
            .filter(r -> r.name().toLowerCase(Locale.ROOT).contains(only.toLowerCase(Locale.ROOT)))
            .toList();
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(
          "--only [" + only + "] and --players leave no row\nMaybe leave one of them out.");
    }
    return rows;
  }
}

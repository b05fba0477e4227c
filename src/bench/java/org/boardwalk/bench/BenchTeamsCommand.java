package org.boardwalk.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.design.Designer;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Matches;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm.FreeTeams;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Judged;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares published movements of teams with ours. */
@Command(
    name = "teams",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Published movements of teams of four, beside ours of the same teams, rounds, sets and copies.",
      "Ours is better or worse by the teams that play a match, the most rounds between the halves of"
          + " a match, and the fewest sets that a team plays. Published movements whose other halves"
          + " are in another section are only counted."
    })
final class BenchTeamsCommand implements Callable<Integer> {

  private static final String FILE = "published-teams.csv";
  private static final int PER_SET = 2;
  private static final String LINE = "%5s %6s %4s %6s  %7s %5s %5s   %7s %5s %5s  %7s  %s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "20s",
      description = "For the search of each row (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(20);

  @Option(
      names = "--most-teams",
      paramLabel = "N",
      defaultValue = "100",
      description = "Only rows of as many teams (default: all).")
  int most = PairsWish.MOST_TABLES;

  /** The figures of a published movement. */
  private record Row(
      int teams, int rounds, int sets, int copies, int met, int lone, int latest, int leastSets) {

    static Row of(CsvText.Line line) {
      return new Row(
          number(line, 0),
          number(line, 2),
          number(line, 4),
          number(line, 5),
          number(line, 6),
          number(line, 10),
          number(line, 11),
          number(line, 13));
    }

    private static int number(CsvText.Line line, int column) {
      return Integer.parseInt(line.cell(column));
    }

    PairsWish wish(Duration time) {
      return UsualPairs.teams(new FreeTeams(latest, List.of()), teams, rounds)
          .with(new Boards(sets, PER_SET, Play.CIRCULATING, copies))
          .with(SearchSettings.STANDARD.with(Limit.time(time)));
    }

    String verdict(Optional<Matches> ours) {
      if (ours.isEmpty()) {
        return "none";
      }
      int[] signs = {
        Integer.compare(ours.get().met(), met),
        Integer.compare(latest, ours.get().mostDelay()),
        Integer.compare(ours.get().leastSets(), leastSets)
      };
      boolean better = false;
      boolean worse = false;
      for (int sign : signs) {
        better |= sign > 0;
        worse |= sign < 0;
      }
      return better && worse ? "mixed" : better ? "better" : worse ? "worse" : "equal";
    }
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Map<String, Integer> verdicts = new TreeMap<>();
    out.print(
        Text.of(
            LINE, "teams", "rounds", "sets", "copies", "matches", "late", "sets", "ours", "late",
            "sets", "seconds", "verdict"));
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      for (Row row : rows()) {
        if (row.teams() <= most && !interrupt.cancelled().get()) {
          verdicts.merge(print(out, row, interrupt), 1, Integer::sum);
        }
      }
      out.print(Text.of("%s%n", verdicts));
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private String print(PrintWriter out, Row row, Interrupt interrupt) {
    long start = System.nanoTime();
    Optional<Matches> ours =
        row.lone() > 0
            ? Optional.empty()
            : Designer.answer(row.wish(time), SearchListener.SILENT, interrupt.cancelled())
                .outcome()
                .found()
                .map(found -> found.judged())
                .map(Judged::card)
                .flatMap(card -> card.matches());
    String verdict = row.lone() > 0 ? "elsewhere" : row.verdict(ours);
    out.print(
        Text.of(
            LINE,
            row.teams(),
            row.rounds(),
            row.sets(),
            row.copies(),
            row.met(),
            row.latest(),
            row.leastSets(),
            ours.map(m -> "" + m.met()).orElse("-"),
            ours.map(m -> "" + m.mostDelay()).orElse("-"),
            ours.map(m -> "" + m.leastSets()).orElse("-"),
            Text.of("%.1f", (System.nanoTime() - start) / 1e9),
            verdict));
    out.flush();
    return verdict;
  }

  private static List<Row> rows() {
    try (InputStream in =
        Objects.requireNonNull(BenchTeamsCommand.class.getResourceAsStream(FILE), FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<CsvText.Line> lines = CsvText.read(Path.of(FILE), text);
      return lines.subList(1, lines.size()).stream().map(Row::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

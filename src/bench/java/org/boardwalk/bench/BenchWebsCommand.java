package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares copies and breaks of free boardings. */
@Command(
    name = "webs",
    mixinStandardHelpOptions = true,
    description = {
      "Copies and breaks of Webs with free boarding, beside a plain 0/1 model.",
      "EW up one, no rover, as many sets as rounds, rounds at most tables; one thread."
    })
final class BenchWebsCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      split = ",",
      paramLabel = "N",
      defaultValue = "9,11,13,15,17,19",
      description = "Table counts (default: ${DEFAULT-VALUE}).")
  List<Integer> tables = List.of();

  @Option(
      names = "--rounds",
      split = ",",
      paramLabel = "N",
      defaultValue = "8,9,12",
      description = "Round counts, 2 to 40 (default: ${DEFAULT-VALUE}).")
  List<Integer> rounds = List.of();

  @Option(
      names = "--plain",
      split = ",",
      paramLabel = "N",
      defaultValue = "9",
      description = "Table counts for which the plain model runs too (default: ${DEFAULT-VALUE}).")
  List<Integer> plain = List.of();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "Cap for each (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Override
  public Integer call() {
    tables.forEach(t -> check("--tables", t, 3, 60));
    rounds.forEach(r -> check("--rounds", r, 2, 40));
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        Text.of(
            "%6s %6s %7s %6s %7s %6s %8s  %-28s %s%n",
            "tables",
            "rounds",
            "copies",
            "bound",
            "breaks",
            "bound",
            "seconds",
            "by",
            "plain: breaks"));
    for (int t : tables) {
      for (int r : rounds) {
        if (r <= t) {
          line(out, row(t, r));
        }
      }
    }
    return Exit.DONE.code();
  }

  private Webs.Row row(int t, int r) {
    Webs.Row ours = Webs.ours(t, r, time);
    return plain.contains(t) ? Webs.besidePlain(ours, time) : ours;
  }

  private void line(PrintWriter out, Webs.Row row) {
    String other =
        plain.contains(row.tables())
            ? row.plainBreaks()
                .map(String::valueOf)
                .orElse(Text.of("none in %.0f s", time.toMillis() / 1e3))
            : "";
    Answer ours = row.ours();
    if (ours.outcome() instanceof Outcome.Found found) {
      Walk walk = found.card().walk();
      Walk least = found.bounds().walk();
      // A bound on breaks holds for the fewest copies only.
      int leastBreaks = walk.copies() == least.copies() ? least.breaks() : 0;
      out.print(
          Text.of(
              "%6d %6d %7d %6d %7d %6d %8.1f  %-28s %s%n",
              row.tables(),
              row.rounds(),
              walk.copies(),
              least.copies(),
              walk.breaks(),
              leastBreaks,
              ours.origin().took().toMillis() / 1e3,
              ours.origin().finder().method(),
              other));
    } else {
      out.print(Text.of("%6d %6d %s %s%n", row.tables(), row.rounds(), ours.outcome(), other));
    }
    out.flush();
  }

  private static void check(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          Text.of("%s [%d] must be from %d to %d", option, value, least, most));
    }
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.publish.ProposalText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the recommendations for the evenings, and what a director would say to them. */
@Command(
    name = "evenings",
    mixinStandardHelpOptions = true,
    description =
        "What is recommended for the evenings of a list, and of a table of every number of people,"
            + " what a director would say to that, and how long it takes.")
final class BenchEveningsCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only evenings whose words contain this, such as \"22 players\".")
  String only = "";

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Boardwalk known =
        new Boardwalk(
            Optional.of(home.library()),
            fault -> spec.commandLine().getErr().println(fault.getMessage()));
    Planner planner = new Planner(known::known);
    List<Row> rows = new ArrayList<>();
    List<Evenings.Opinion> chosen =
        Evenings.all().stream()
            .filter(o -> new Evening(o.occasion(), List.of(), Duration.ZERO).words().contains(only))
            .toList();
    List<Occasion> table =
        EveningTable.all().stream()
            .filter(o -> new Evening(o, List.of(), Duration.ZERO).words().contains(only))
            .toList();
    if (chosen.isEmpty() && table.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), Text.of("--only [%s] names no evening", only));
    }
    // The first evening takes the time of loading.
    Stream.concat(chosen.stream().map(Evenings.Opinion::occasion), table.stream())
        .limit(1)
        .forEach(first -> Evening.of(first, planner));
    for (Evenings.Opinion opinion : chosen) {
      Evening evening = Evening.of(opinion.occasion(), planner);
      Evenings.Verdict verdict = opinion.on(evening.recommended());
      rows.add(new Row(verdict, evening.took()));
      out.print(
          Text.of(
              "%s (%d ms): %s%n", evening.words(), evening.took().toMillis(), Word.of(verdict)));
      evening.recommended().ifPresent(p -> out.print(lines(p)));
      if (verdict != Evenings.Verdict.ACCEPTED) {
        out.print(
            Text.of(
                "    rather %s: %s%n", String.join(" or ", opinion.accepted()), opinion.reason()));
      }
      out.flush();
    }
    if (!rows.isEmpty()) {
      out.print(totals(rows));
    }
    byPrinciple(table, planner, out);
    return Exit.DONE.code();
  }

  /** Judges the evenings of the table by principles; prints those that are not accepted. */
  private static void byPrinciple(List<Occasion> table, Planner planner, PrintWriter out) {
    List<Row> rows = new ArrayList<>();
    for (Occasion occasion : table) {
      Evening evening = Evening.of(occasion, planner);
      List<String> faults = new ArrayList<>();
      Optional<Proposal> first = evening.proposals().stream().findFirst();
      Evenings.Verdict verdict = EveningTable.judge(occasion, first, (v, why) -> faults.add(why));
      rows.add(new Row(verdict, evening.took()));
      if (verdict != Evenings.Verdict.ACCEPTED) {
        out.print(
            Text.of(
                "%s: %s, %s: %s%n",
                evening.words(),
                first.map(Evenings::form).orElse("nothing"),
                Word.of(verdict),
                String.join("; ", faults)));
      }
    }
    if (!rows.isEmpty()) {
      out.print("By principles: " + totals(rows));
    }
    out.flush();
  }

  /** What a director says to an evening, and the time that its proposals took. */
  private record Row(Evenings.Verdict verdict, Duration took) {}

  private static String totals(List<Row> rows) {
    long slowest = rows.stream().mapToLong(r -> r.took().toMillis()).max().orElse(0);
    String verdicts =
        Stream.of(Evenings.Verdict.values())
            .map(v -> count(rows, v) + " " + Word.of(v))
            .collect(Collectors.joining(", "));
    return Text.of("%d evenings: %s, slowest %d ms%n", rows.size(), verdicts, slowest);
  }

  private static long count(List<Row> rows, Evenings.Verdict verdict) {
    return rows.stream().filter(r -> r.verdict() == verdict).count();
  }

  private static String lines(Proposal proposal) {
    List<String> points = ProposalText.points(proposal);
    return Text.of(
        "    %s (%s); copies %d, breaks %d%n    %s%n",
        ProposalText.title(proposal),
        Evenings.form(proposal),
        proposal.copies(),
        proposal.card().walk().breaks(),
        points.isEmpty() ? "" : points.get(0));
  }
}

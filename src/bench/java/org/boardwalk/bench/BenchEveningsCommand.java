package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.TextOrJson;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.publish.json.RecommendedJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the recommendations for thirty evenings. */
@Command(
    name = "evenings",
    mixinStandardHelpOptions = true,
    description = "What is recommended for thirty evenings, why, and how long that takes.")
final class BenchEveningsCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  TextOrJson format = TextOrJson.TEXT;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Boardwalk known =
        new Boardwalk(
            Optional.of(home.library()),
            fault -> spec.commandLine().getErr().println(fault.getMessage()));
    Planner planner = new Planner(known::known);
    int unseated = 0;
    int wandering = 0;
    List<RecommendedJson.Row> rows = new ArrayList<>();
    // The first evening takes the time of loading.
    Evening.of(Evenings.all().get(0), planner);
    for (Occasion occasion : Evenings.all()) {
      Evening evening = Evening.of(occasion, planner);
      unseated += evening.seated() ? 0 : 1;
      wandering += evening.wanders() ? 1 : 0;
      rows.add(new RecommendedJson.Row(evening.words(), evening.proposals(), evening.took()));
      if (format == TextOrJson.JSON) {
        continue;
      }
      out.print(Text.of("%s (%d ms)%n", evening.words(), evening.took().toMillis()));
      evening.proposals().stream().limit(1).forEach(p -> out.print(lines(p)));
      out.flush();
    }
    out.print(
        format == TextOrJson.JSON
            ? RecommendedJson.of(rows, unseated, wandering)
            : totals(rows, unseated, wandering));
    out.flush();
    return Exit.DONE.code();
  }

  private static String totals(List<RecommendedJson.Row> rows, int unseated, int wandering) {
    long slowest = rows.stream().mapToLong(r -> r.took().toMillis()).max().orElse(0);
    return Text.of(
        "%d evenings: %d without a seat for whoever cannot move, %d with wandering boards beside"
            + " a rule, slowest %d ms%n",
        rows.size(), unseated, wandering, slowest);
  }

  private static String lines(Proposal proposal) {
    List<String> points = ProposalText.points(proposal);
    return Text.of(
        "    %s; copies %d, breaks %d%n    %s%n",
        ProposalText.title(proposal),
        proposal.copies(),
        proposal.card().walk().breaks(),
        points.isEmpty() ? "" : points.get(0));
  }
}

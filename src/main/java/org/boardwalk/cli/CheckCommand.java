package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.library.Inspection;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a movement file. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Judges a movement file: scorecard, broken rules, and claims that do not hold.",
      "Exits with 5 when rules are broken, with 6 when the file claims what does not hold."
    })
final class CheckCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A solution file, see solutions/.")
  Path file = Path.of("");

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Inspection inspection = SolutionFile.inspect(file);
    boolean broken =
        inspection.solution().movement().map(m -> judge(m, inspection, out)).orElse(false);
    if (inspection.solution().movement().isEmpty()) {
      inspection.solution().proof().ifPresent(p -> out.println("Impossible: " + p.by() + "."));
    }
    inspection.differences().forEach(d -> err.println(file + ":" + d.line() + ": " + d));
    if (!inspection.differences().isEmpty()) {
      err.println("Maybe the file was edited or damaged: design or solve it again.");
    }
    if (broken) {
      return Exit.BROKEN_RULES.code();
    }
    return (inspection.differences().isEmpty() ? Exit.DONE : Exit.BAD_INPUT).code();
  }

  private static boolean judge(Movement movement, Inspection inspection, PrintWriter out) {
    Scorecard card =
        inspection
            .solution()
            .model()
            .map(m -> m.judge(movement))
            .orElseGet(() -> Judge.judge(movement));
    Weights weights =
        inspection.solution().model().map(IndividualWish::weights).orElse(Weights.STANDARD);
    Bounds bounds =
        inspection
            .solution()
            .model()
            .map(IndividualWish::bounds)
            .orElseGet(() -> Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
    out.println(ScheduleText.heading(movement));
    out.print(ScorecardText.of(movement, card, bounds, weights));
    out.println();
    out.print(LogisticsText.summary(movement));
    inspection
        .solution()
        .proof()
        .ifPresent(p -> out.printf("The file says: %s, by %s%n", p.status().word(), p.by()));
    if (!inspection.checksummed()) {
      out.println("The file carries no checksum: it was not written by this program.");
    }
    return !card.valid();
  }
}

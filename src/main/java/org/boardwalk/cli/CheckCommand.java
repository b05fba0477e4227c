package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.library.Inspection;
import org.boardwalk.library.Solution;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.PairsScoreText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a movement file. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Judges a movement file: scorecard, broken rules, and claims that do not hold.",
      "Exits with 5 when rules are broken, with 6 when the file claims what does not hold."
    })
final class CheckCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = MovementFiles.FORMATS)
  Path file = Path.of("");

  @Mixin MovementFiles files = new MovementFiles();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Optional<Movement> foreign = files.foreign(file);
    if (foreign.isPresent()) {
      boolean valid = judge(foreign.get(), Optional.empty(), out);
      return (valid ? Exit.DONE : Exit.BROKEN_RULES).code();
    }
    return inspect(SolutionFile.inspect(file), out, spec.commandLine().getErr()).code();
  }

  /** One of our own files: what it holds, and what it claims. */
  private Exit inspect(Inspection inspection, PrintWriter out, PrintWriter err) {
    Solution solution = inspection.solution();
    boolean valid = solution.movement().map(m -> judge(m, solution.model(), out)).orElse(true);
    if (solution.movement().isEmpty()) {
      solution.proof().ifPresent(p -> out.println("Impossible: " + p.by() + "."));
    } else {
      solution
          .proof()
          .ifPresent(p -> out.printf("The file says: %s, by %s%n", p.status().word(), p.by()));
      if (!inspection.checksummed()) {
        out.println("The file carries no checksum: it was not written by this program.");
      }
    }
    inspection.differences().forEach(d -> err.println(file + ":" + d.line() + ": " + d));
    if (!inspection.differences().isEmpty()) {
      err.println("Maybe the file was edited or damaged: design or solve it again.");
    }
    if (!valid) {
      return Exit.BROKEN_RULES;
    }
    return inspection.differences().isEmpty() ? Exit.DONE : Exit.BAD_INPUT;
  }

  /** Prints the scorecard; false when rules are broken. */
  private static boolean judge(Movement movement, Optional<Wish> model, PrintWriter out) {
    Scorecard card = model.map(m -> m.judge(movement)).orElseGet(() -> Judge.judge(movement));
    Weights weights = model.map(Wish::weights).orElse(Weights.STANDARD);
    Bounds bounds =
        model
            .map(Wish::bounds)
            .orElseGet(() -> Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
    out.println(ScheduleText.heading(movement));
    out.print(
        movement.kind() == Kind.INDIVIDUAL
            ? ScorecardText.of(movement, card, bounds, weights)
            : PairsScoreText.of(movement, card));
    out.println();
    out.print(LogisticsText.summary(movement));
    out.flush();
    return card.valid();
  }
}

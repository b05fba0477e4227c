package org.boardwalk.cli.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.ChangedFormulationOption;
import org.boardwalk.cli.option.ChosenFormulation;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.notation.AssignmentText;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.publish.json.MovementJson.Checked;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Judges the movement in the answer of another solver. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Reads another solver's answer to a model, and judges the movement.",
      "Exit code 5 means that rules are broken."
    },
    footer = "boardwalk judge --model five.yaml --assignment answer.txt")
public final class JudgeCommand implements Callable<Integer> {

  @Option(names = "--model", paramLabel = "FILE", required = true, description = "The model file.")
  Path model = Path.of("");

  @Mixin ChangedFormulationOption formulation = new ChangedFormulationOption();

  @Option(
      names = "--assignment",
      paramLabel = "FILE",
      required = true,
      description = {
        "What the solver wrote: lines of values that begin with v, values alone, 0 and 1 alone,",
        "names and values of MiniZinc, or the text of OR-Tools' CpSolverResponse."
      })
  Path assignment = Path.of("");

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    Wish wish = ModelFile.read(model);
    List<Formulation> all = new Boardwalk().formulations(wish);
    ChosenFormulation chosen = formulation.of(wish, all);
    Judged judged = Judged.of(movement(chosen), wish);
    figures.print(
        () -> text(judged),
        () ->
            MovementJson.checked(
                List.of(new Checked(assignment.toString(), Optional.of(judged), "", List.of()))));
    return (judged.card().valid() ? Exit.DONE : Exit.BROKEN_RULES).code();
  }

  private static String text(Judged judged) {
    return ScheduleText.heading(judged.movement())
        + "\n"
        + VerdictText.card(judged)
        + "\n"
        + ScheduleText.byRound(judged.movement());
  }

  private Movement movement(ChosenFormulation chosen) {
    String text = FileText.readTerminal(assignment);
    try {
      return chosen.model().decoder().apply(AssignmentText.read(chosen.model(), text));
    } catch (IllegalArgumentException e) {
      throw new FileException(assignment, String.valueOf(e.getMessage()), e);
    }
  }
}

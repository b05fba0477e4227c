package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.util.List;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.ChosenFormulation;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.library.prove.Certificates;
import org.boardwalk.library.prove.Ledger;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.library.prove.ProofEnd;
import org.boardwalk.library.prove.ProofEnd.Finish;
import org.boardwalk.library.prove.ProofQuestion;
import org.boardwalk.library.prove.Proving;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.Runner;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.AnswerText;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Runs a proof on the command line and prints its result. */
final class ProofRun {

  private final CommandLine command;
  private final PrintWriter out;
  private final PrintWriter err;
  private final ProveOptions options;
  private final boolean quiet;

  ProofRun(CommandSpec spec, ProveOptions options) {
    command = spec.commandLine();
    out = command.getOut();
    err = command.getErr();
    this.options = options;
    quiet = QuietOption.of(spec);
  }

  Exit of(Wish wish) {
    ChosenFormulation chosen = chosen(wish);
    ProofQuestion question =
        new ProofQuestion(wish, chosen.formulation().name(), options.engine, options.cubeTime);
    String digest = question.stated().digest();
    try (Interrupt interrupt = new Interrupt(command);
        Ledger ledger = options.ledger(digest)) {
      return options.repeat == null
          ? prove(question, ledger, interrupt)
          : repeat(question, ledger, options.repeat, interrupt);
    }
  }

  /**
   * The formulation to use: only a model that has every answer among its solutions can prove that
   * no answer exists.
   */
  private ChosenFormulation chosen(Wish wish) {
    List<Formulation> all =
        new Boardwalk().formulations(wish).stream().filter(f -> f.asks() == Question.WISH).toList();
    ChosenFormulation chosen =
        options
            .formulation
            .settling(wish, all)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no formulation of this wish that fits proves anything about all movements\n"
                            + "Maybe ask for a symmetry, such as --symmetry cyclic:N: then it is"
                            + " about those."));
    if (Formulation.ceiling(chosen.formulation().name()).isPresent()) {
      throw new IllegalArgumentException(
          "prove is about whether there is an answer, whatever it costs\n"
              + "Maybe have the least cost certified: boardwalk certificate make --at-most.");
    }
    return chosen;
  }

  private Exit repeat(ProofQuestion question, Ledger ledger, String cube, Interrupt interrupt) {
    CubeResult result =
        question
            .repeated(ledger, cube, interrupt.cancelled())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        Text.of("--repeat [%s] is no cube of %s\n", cube, ledger.file())
                            + "Maybe take a digest from that file that was not split."));
    out.print(
        Text.of(
            "Cube %s: %s by %s in %.1f s%n",
            cube, Word.of(result.ending()), result.finder(), result.milliseconds() / 1e3));
    if (interrupt.cancelled().get()) {
      return Exit.INTERRUPTED;
    }
    return switch (result.ending()) {
      case FOUND -> Exit.DONE;
      case EXHAUSTED -> Exit.IMPOSSIBLE;
      case CLAIMED, NOT_FINISHED, REFUSED -> Exit.GAVE_UP;
    };
  }

  private Exit prove(ProofQuestion question, Ledger ledger, Interrupt interrupt) {
    ProofEnd end;
    try (Runner runner = options.on.runner(options.workers);
        ProofProgress progress =
            new ProofProgress(err, CommandLine.Help.Ansi.AUTO.enabled(), quiet)) {
      end = Proving.run(question, ledger, runner, progress, interrupt.cancelled());
    }
    long said =
        end.cubes().stream()
            .filter(line -> line.mark() == Mark.EXHAUSTED && !ledger.made(line))
            .count();
    boolean onTheirWord = end.kind() == Finish.EXHAUSTED && said > 0;
    if (!onTheirWord && (end.kind() == Finish.FOUND || end.kind() == Finish.EXHAUSTED)) {
      Answer answer = Certificates.answer(question, end);
      out.print(AnswerText.of(answer));
      options.library().ifPresent(l -> l.store(answer, e -> err.println(e.getMessage())));
    }
    if (!quiet) {
      err.print(
          Text.of(
              "%s exhausted%s, %d split, %.1f s of search; ledger %s%n",
              Text.count(end.cubes().size(), "cube"),
              end.claimed() > 0
                  ? Text.of(" (%d by the word of other machines)", end.claimed())
                  : "",
              end.splits(),
              end.milliseconds() / 1e3,
              ledger.file()));
    }
    return onTheirWord ? onTheirWord(said, ledger) : ended(end, interrupt);
  }

  /** Reports cubes that only another ledger claims to be exhausted; these prove nothing here. */
  private Exit onTheirWord(long cubes, Ledger ledger) {
    err.print(
        Text.of(
            "%s by the word of %s alone, not searched by this installation: nothing is proved%n"
                + "Maybe prove it without that ledger.%n",
            Text.count(cubes, "cube"), ledger.file()));
    return Exit.GAVE_UP;
  }

  private Exit ended(ProofEnd end, Interrupt interrupt) {
    if (interrupt.cancelled().get()) {
      err.println("Interrupted; the ledger keeps what is done. Maybe go on with the same command.");
      return Exit.INTERRUPTED;
    }
    return switch (end.kind()) {
      case FOUND -> Exit.DONE;
      case EXHAUSTED -> end.claimed() > 0 ? Exit.GAVE_UP : Exit.IMPOSSIBLE;
      case REFUSED -> {
        err.println(
            "A solution of the model is no answer in the orders of its rounds that were tried:"
                + " nothing is proved.\nMaybe try another --formulation.");
        yield Exit.GAVE_UP;
      }
      case STOPPED, FAILED -> {
        err.println("A cube cannot be searched.\nMaybe go on with the same command.");
        yield Exit.GAVE_UP;
      }
    };
  }
}

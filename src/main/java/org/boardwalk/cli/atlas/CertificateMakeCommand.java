package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.ChangedFormulationOption;
import org.boardwalk.cli.option.ChosenFormulation;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.library.certify.Certifying;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.search.Deadline;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a certificate: a SAT solver refutes a wish and writes its proof. */
@Command(
    name = "make",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets a SAT solver refute what a model file requires, and writes the proof as a"
          + " certificate.",
      "The program checks the proof, and writes the wish, the clauses, the proof and the"
          + " certificate to a folder. If there is a solution, or time runs out, it says so,"
          + " writes nothing and ends with exit code 4."
    },
    footer = "boardwalk certificate make models/8-players-directed.yaml --out proof")
final class CertificateMakeCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "MODEL", description = "A model file; the folder models has examples.")
  Path file = Path.of("");

  @Mixin ChangedFormulationOption formulation = new ChangedFormulationOption();

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "cadical, if it is installed, or sat4j, which comes with this program (default:"
              + " cadical, else sat4j).")
  @Nullable String solver;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10m",
      description = "When to give up (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofMinutes(10);

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Folder for the files; it is made if it is missing.")
  Path out = Path.of("");

  @Override
  public Integer call() {
    Wish wish = ModelFile.read(file);
    List<Formulation> all =
        new Boardwalk().formulations(wish).stream().filter(f -> f.asks() == Question.WISH).toList();
    // Without a name, a formulation that covers all movements comes first.
    ChosenFormulation chosen =
        formulation.settling(wish, all).orElseGet(() -> formulation.of(wish, all));
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      Certifying.End ended =
          Certifying.certify(
              wish,
              chosen.formulation().name(),
              Certifying.solver(Optional.ofNullable(solver)),
              out,
              Deadline.in(time, interrupt.cancelled()::get));
      said(ended, interrupt.cancelled().get());
      return exit(ended, interrupt.cancelled().get()).code();
    }
  }

  /** The exit code; an interruption after the certificate was made does not count. */
  static Exit exit(Certifying.End ended, boolean interrupted) {
    if (ended instanceof Certifying.Certified) {
      return Exit.DONE;
    }
    return interrupted && ended instanceof Certifying.Stopped ? Exit.INTERRUPTED : Exit.GAVE_UP;
  }

  private void said(Certifying.End ended, boolean interrupted) {
    if (ended instanceof Certifying.Certified certified) {
      CheckedCertificate.print(spec, certified.check());
      return;
    }
    spec.commandLine()
        .getErr()
        .println(
            ended instanceof Certifying.Solvable
                ? "There is a solution: nothing can be certified.\nMaybe solve it: boardwalk solve "
                    + file
                : interrupted
                    ? "Interrupted: neither a solution nor a proof, and nothing is kept.\n"
                        + "Maybe run the same command again: it begins anew."
                    : "Stopped: neither a solution nor a proof.\nMaybe give it more --time.");
    spec.commandLine().getErr().flush();
  }
}

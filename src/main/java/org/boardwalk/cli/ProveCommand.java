package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.library.files.ModelFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Proves that nothing answers a wish, cube by cube. */
@Command(
    name = "prove",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Proves part by part that nothing answers a wish, or finds what does.",
      "The model is split into cubes by the choices for one place after the other, one for each that",
      "symmetries take to each other. A ledger says what became of each; the same command goes on from",
      "there. Weights and other preferences do not count: any movement that meets what is required",
      "ends the proof."
    },
    subcommands = ProveIndividualCommand.class)
final class ProveCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "MODEL",
      arity = "0..1",
      description = "A model file, see models/; or the command individual and a few numbers.")
  @Nullable Path model;

  @Mixin ProveOptions options = new ProveOptions();

  @Override
  public Integer call() {
    if (model == null) {
      throw new ParameterException(
          spec.commandLine(), "What to prove: a model file, or individual --players N ...?");
    }
    return new ProofRun(spec, options).of(ModelFile.read(model)).code();
  }
}

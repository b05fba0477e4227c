package org.boardwalk.cli.atlas;

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

/** Proves that no movement answers a wish, cube by cube. */
@Command(
    name = "prove",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Proves that no movement answers a wish, one part of the search at a time.",
      "The model is split into cubes by the choices for one place after another;"
          + " symmetries leave one cube of each kind. A ledger records the result of each cube,"
          + " and the same command continues from it. Weights and other preferences do not"
          + " count: any movement that meets the requirements ends the proof."
    },
    subcommands = ProveIndividualCommand.class,
    footer = "boardwalk prove models/8-players-directed.yaml")
public final class ProveCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "MODEL",
      arity = "0..1",
      description = "A model file; or use the command individual with a few numbers.")
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

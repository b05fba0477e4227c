package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.IndividualOptions;
import org.boardwalk.library.files.ModelFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
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
    subcommands = ProveCommand.ProveIndividualCommand.class,
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

  /** Proves that no individual movement of a given size exists, cube by cube. */
  @Command(
      name = "individual",
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description =
          "Proves that no such individual movement exists; the options are those of design"
              + " individual.",
      footer = "boardwalk prove individual --players 4 --require partner,opponent,side")
  static final class ProveIndividualCommand implements Callable<Integer> {

    @Spec CommandSpec spec = CommandSpec.create();

    @ParentCommand @Nullable ProveCommand prove;

    @Mixin IndividualOptions wish = new IndividualOptions();

    @Mixin ProveOptions options = new ProveOptions();

    @Override
    public Integer call() {
      if (prove != null && prove.model != null) {
        throw new IllegalArgumentException(
            "What to prove: the model file "
                + prove.model
                + ", or individual --players N ...?\nMaybe leave one of the two out.");
      }
      return new ProofRun(spec, options).of(wish.wish()).code();
    }
  }
}

package org.boardwalk.cli.atlas;

import java.util.concurrent.Callable;
import org.boardwalk.cli.option.IndividualOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Proves that no individual movement of a given size exists, cube by cube. */
@Command(
    name = "individual",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Proves that no such individual movement exists; the options are those of design"
            + " individual.",
    footer = "boardwalk prove individual --players 4 --require partner,opponent,side")
final class ProveIndividualCommand implements Callable<Integer> {

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

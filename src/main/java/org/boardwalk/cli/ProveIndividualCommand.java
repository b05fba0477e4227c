package org.boardwalk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The same for an individual movement of a few numbers. */
@Command(
    name = "individual",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Proves that there is no such individual movement; options as for design.")
final class ProveIndividualCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin IndividualOptions wish = new IndividualOptions();

  @Mixin ProveOptions options = new ProveOptions();

  @Override
  public Integer call() {
    return new ProofRun(spec, options).of(wish.wish()).code();
  }
}

package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Wish;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Answers a model file. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Answers a model file. Search options go before what the model says.")
final class SolveCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "MODEL", description = "A model file, see models/.")
  Path model = Path.of("");

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    Wish wish = ModelFile.read(model);
    return Answering.of(spec, result).answer(Preference.of(wish.with(search.over(wish.search()))));
  }
}

package org.boardwalk.cli.design;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Wish;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Answers a model file. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Answers a model file: finds the movement that it asks for, or proves that there is"
          + " none.",
      "Search options replace what the model file says about the search."
    },
    footer = "boardwalk solve models/13-players.yaml")
public final class SolveCommand implements Callable<Integer> {

  @Parameters(paramLabel = "MODEL", description = "A model file; the folder models has examples.")
  Path model = Path.of("");

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Wish wish = ModelFile.read(model);
    return result.answer(Preference.of(wish.with(search.over(wish.search()))));
  }
}

package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.FormulationOption;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.prove.Ledger;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that say how to prove. */
final class ProveOptions {

  @Mixin FormulationOption formulation = new FormulationOption();

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "cpsat",
      converter = WordConverter.EngineName.class,
      completionCandidates = WordConverter.EngineName.class,
      description =
          "Engine, one of ${COMPLETION-CANDIDATES}; each counts only its own cubes (default:"
              + " ${DEFAULT-VALUE}).")
  EngineChoice engine = EngineChoice.CPSAT;

  @Option(
      names = "--cube-time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description =
          "Time limit for a cube; a cube that does not finish is split (default:"
              + " ${DEFAULT-VALUE}).")
  Duration cubeTime = Duration.ofSeconds(60);

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Cubes searched at the same time, one thread each (default: all cores).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Mixin OnOption on = new OnOption();

  @Option(
      names = "--ledger",
      paramLabel = "FILE",
      description =
          "File that records the result of each cube, and from which the same command"
              + " continues (default: a file in the folder proofs of your own folder, see"
              + " --solutions). What this machine searches is recorded there in any case, and"
              + " only that counts as proved.")
  @Nullable Path ledger;

  @Option(
      names = "--repeat",
      paramLabel = "DIGEST",
      description =
          "Search one cube of the ledger again, named by its digest or the beginning of"
              + " it. Nothing is written.")
  @Nullable String repeat;

  @Option(names = "--no-cache", description = "Do not keep the answer.")
  boolean noCache;

  @Mixin HomeOption home = new HomeOption();

  Optional<Library> library() {
    return noCache ? Optional.empty() : Optional.of(home.library());
  }

  /** The ledger of a model: to add to, or only to read where a cube is repeated. */
  Ledger ledger(String model) {
    Path own = HomeOption.ledger(model);
    Path file = Optional.ofNullable(ledger).orElse(own);
    if (repeat != null) {
      return Ledger.reading(file, model);
    }
    boolean named = !file.toAbsolutePath().normalize().equals(own.toAbsolutePath().normalize());
    return named ? Ledger.beside(Ledger.open(own, model), file, model) : Ledger.open(own, model);
  }
}

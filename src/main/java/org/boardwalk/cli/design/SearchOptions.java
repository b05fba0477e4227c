package org.boardwalk.cli.design;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.MethodsOption;
import org.boardwalk.cli.option.TimeOrEffort;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that say how to search. Settings that are not given are taken from the model. */
final class SearchOptions {

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      converter = WordConverter.EngineOrAuto.class,
      completionCandidates = WordConverter.EngineOrAuto.class,
      description =
          "auto (every method), or an engine: nothing but constraint models, solved by it. One of"
              + " ${COMPLETION-CANDIDATES}.")
  @Nullable EngineChoice engine;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Limit by the clock, such as 60s or 10m (default: 60s; of continue 6s).")
  @Nullable Duration time;

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Limit by counted effort in place of the clock: about as long on an ordinary machine, and"
              + " with one worker, which is the default then, the same answer on every machine.")
  @Nullable Duration effort;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, one worker and --effort give the same result.")
  @Nullable Long seed;

  @Option(names = "--workers", paramLabel = "N", description = "Threads, 1 to 64.")
  @Nullable Integer workers;

  @Mixin MethodsOption methods = new MethodsOption();

  SearchSettings over(SearchSettings given) {
    return new SearchSettings(
        Optional.ofNullable(engine).orElse(given.engine()),
        methods.over(given.methods()),
        TimeOrEffort.limit(time, effort).orElse(given.limit()),
        Optional.ofNullable(seed).orElse(given.seed()),
        Optional.ofNullable(workers).orElse(effort == null ? given.workers() : 1));
  }
}

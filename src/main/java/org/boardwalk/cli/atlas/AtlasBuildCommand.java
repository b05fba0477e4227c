package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MethodsOption;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.TimeOrEffort;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.atlas.AtlasBuild;
import org.boardwalk.library.atlas.AtlasOrder;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Shard;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Searches the cells of the atlas. */
@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Searches every cell of the atlas that is neither ideal nor optimal, and keeps what"
          + " is better.",
      "Ctrl-C keeps what has been found; the same command continues with the cells"
          + " searched least."
    },
    footer = "boardwalk atlas build --players 8..12 --time 10s")
final class AtlasBuildCommand implements Callable<Integer> {

  private static final Limit USUAL_LIMIT = Limit.time(Duration.ofSeconds(30));

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin AtlasOptions options = new AtlasOptions();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Limit by the clock for each cell (default: 30s).")
  @Nullable Duration time;

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Limit by counted effort for each cell, in place of the clock.")
  @Nullable Duration effort;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Cells searched at once, one thread each (default: all cores).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Mixin MethodsOption methods = new MethodsOption();

  @Mixin OnOption on = new OnOption();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Seed of the first attempt at a cell; later ones take others (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = "searched",
      description =
          "Which cells come first: searched (least searched), gap (widest gap) or size"
              + " (smallest) (default: ${DEFAULT-VALUE}).")
  AtlasOrder order = AtlasOrder.SEARCHED;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      converter = ShardConverter.class,
      description =
          "Search only part I of N of the cells, for batch queues: I from 1 to N, with"
              + " the same other options. atlas merge puts the parts together.")
  Shard shard = Shard.ALL;

  @Override
  public Integer call() {
    Limit limit = TimeOrEffort.limit(time, effort).orElse(USUAL_LIMIT);
    SearchSettings all = new SearchSettings(EngineChoice.AUTO, limit, seed, workers);
    AtlasBuild.Settings settings =
        new AtlasBuild.Settings(all.with(methods.over(all.methods())), order);
    List<Cell> cells = shard.of(options.cells());
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      AtlasBuild.Ending report = build(cells, settings, interrupt.cancelled());
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          Text.of(
              "%d of %d cells done, %d improved, %d missing, total gap %d%n",
              report.end().done(),
              report.end().of(),
              report.improved(),
              report.end().missing(),
              report.end().gap()));
      out.flush();
      return exit(report.faults(), interrupt.cancelled().get(), spec.commandLine().getErr()).code();
    }
  }

  private AtlasBuild.Ending build(
      List<Cell> cells, AtlasBuild.Settings settings, AtomicBoolean cancelled) {
    try (Runner runner = on.runner(workers);
        AtlasProgress progress = AtlasProgress.of(spec)) {
      return AtlasBuild.run(options.library(), cells, settings, progress, runner, cancelled);
    }
  }

  /** How a run over cells ended, which may have been interrupted, and with which faults. */
  static Exit exit(List<RuntimeException> faults, boolean interrupted, PrintWriter err) {
    if (!faults.isEmpty()) {
      err.println("Failed cells: " + faults.size());
      err.flush();
    }
    if (interrupted) {
      err.println("Interrupted; what was found is kept. Maybe go on with the same command.");
      err.flush();
      return Exit.INTERRUPTED;
    }
    faults.stream()
        .filter(f -> !(f instanceof FileException))
        .findFirst()
        .ifPresent(
            f -> {
              throw new IllegalStateException("a cell failed: " + f.getMessage(), f);
            });
    return faults.isEmpty() ? Exit.DONE : Exit.BAD_INPUT;
  }

  /** Reads a shard, such as 3/16. */
  private static final class ShardConverter implements ITypeConverter<Shard> {

    @Override
    public Shard convert(String value) {
      String[] parts = value.split("/", -1);
      if (!value.matches("[0-9]{1,6}/[0-9]{1,6}")) {
        throw new TypeConversionException(
            "[" + value + "] must be a part of how many, such as 3/16");
      }
      try {
        return new Shard(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("[" + value + "]: " + e.getMessage());
      }
    }
  }
}

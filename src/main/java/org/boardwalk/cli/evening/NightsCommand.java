package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.BrokenMovement;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.publish.NightsReport;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.quality.Reunions;
import org.boardwalk.search.Deadline;
import org.boardwalk.search.local.crossover.Nights;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Seats a match of several nights. */
@Command(
    name = "nights",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Seats the same contestants for several nights, so that few of them meet again.",
      "Two who meet c times in all have c(c-1)/2 repeated meetings: each meeting counts"
          + " once for every earlier one. All contestants keep the numbers of the first night."
    },
    footer = "boardwalk nights movement.yaml --nights 2")
public final class NightsCommand implements Callable<Integer> {

  private static final int DRAWS = 200;

  @Mixin MovementFiles movements = new MovementFiles();

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "MOVEMENT",
      description = "A movement file for each night; the last one is played again.")
  List<Path> files = List.of();

  @Option(
      names = "--nights",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many nights, 2 to 20 (default: ${DEFAULT-VALUE}).")
  int nights = 3;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "Time limit (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "The same seed gives the same result if the time suffices (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "PREFIX",
      description = "Write the nights to PREFIX-1.yaml, PREFIX-2.yaml, ...")
  @Nullable Path out;

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    Range.check("--nights", nights, Math.max(2, files.size()), 20);
    List<Movement> named = named();
    // This also refuses sizes that do not agree, before the search.
    Reunions same = Reunions.of(named);
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      List<Movement> found =
          Nights.search(named, seed, Deadline.in(time, interrupt.cancelled()::get));
      List<Reunions> drawn = Nights.drawn(named, DRAWS, seed);
      figures.print(
          () -> Report.text(List.of(NightsReport.of(found, same, drawn, Reunions.of(found)))),
          () -> MovementJson.nights(found, same, drawn));
      write(found);
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  private List<Movement> named() {
    List<Movement> named = new ArrayList<>();
    for (Path file : files) {
      Judged judged = movements.judged(file);
      BrokenMovement.refuse(file, judged, "");
      named.add(judged.movement());
    }
    while (named.size() < nights) {
      named.add(named.get(named.size() - 1));
    }
    return named;
  }

  private void write(List<Movement> found) {
    if (out == null) {
      return;
    }
    for (int night = 1; night <= found.size(); night++) {
      Movement movement = found.get(night - 1);
      Path file = out.resolveSibling(out.getFileName() + "-" + night + ".yaml");
      SolutionFile.write(
          file, Solution.of(Judged.of(movement.named(movement.name() + ", night " + night))));
    }
  }
}

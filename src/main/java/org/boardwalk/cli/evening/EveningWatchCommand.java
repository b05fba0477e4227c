package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.Range;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Takes over the results of table devices while they come. */
@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Takes over results from a Bridgemate database while the evening is played.",
      "It looks every few seconds; serve --room --watch does so too. A result is entered once; a"
          + " corrected one replaces it, and an erased one is taken out. What the director enters"
          + " stays until the table sends another result for that board. Ctrl-C ends it."
    },
    footer = "boardwalk evening watch tuesday.yaml club.bws")
final class EveningWatchCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "EVENING", description = "The file of an evening.")
  Path file = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "DATABASE",
      description = "The Bridgemate database that receives the results, such as club.bws.")
  Path database = Path.of("");

  @Option(
      names = "--section",
      paramLabel = "LETTER",
      description = "The section that plays this evening, where the database has several.")
  @Nullable String section;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "" + DeviceWatch.USUAL_SECONDS,
      description = "Seconds from one look to the next, 1 to 600 (default: ${DEFAULT-VALUE}).")
  int every = DeviceWatch.USUAL_SECONDS;

  @Option(names = "--once", description = "Look once, and end.")
  boolean once;

  @Override
  public Integer call() throws InterruptedException {
    Range.check("--every", every, 1, 600);
    DeviceWatch watch = new DeviceWatch(spec, file, database, Optional.ofNullable(section));
    watch.say(watch.look());
    if (once) {
      return Exit.DONE.code();
    }
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      watch.until(interrupt.cancelled(), every);
    }
    return Exit.INTERRUPTED.code();
  }
}

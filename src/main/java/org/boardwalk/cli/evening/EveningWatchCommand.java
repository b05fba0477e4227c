package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.scoring.evening.KeptEvening;
import org.boardwalk.scoring.evening.WatchedResults;
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
      "It looks every few seconds, also beside serve --room. A result is entered once; a"
          + " corrected one replaces it, and an erased one is taken out. What the director enters"
          + " stays until the table sends another result for that board. Ctrl-C ends it."
    },
    footer = "boardwalk evening watch tuesday.yaml club.bws")
final class EveningWatchCommand implements Callable<Integer> {

  /** How often in a row a database may be unreadable, while another program writes it. */
  private static final int PATIENCE = 3;

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
      defaultValue = "5",
      description = "Seconds from one look to the next, 1 to 600 (default: ${DEFAULT-VALUE}).")
  int every = 5;

  @Option(names = "--once", description = "Look once, and end.")
  boolean once;

  @Override
  public Integer call() throws InterruptedException {
    Range.check("--every", every, 1, 600);
    KeptEvening evening = KeptEvening.open(file);
    WatchedResults watched = new WatchedResults(database, Optional.ofNullable(section), evening);
    say(evening, watched.look());
    if (once) {
      return Exit.DONE.code();
    }
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      watch(evening, watched, interrupt.cancelled());
    }
    return Exit.INTERRUPTED.code();
  }

  /** Looks until Ctrl-C. A database that stays unreadable is told once, until it can be read. */
  private void watch(KeptEvening evening, WatchedResults watched, AtomicBoolean over)
      throws InterruptedException {
    int failures = 0;
    while (pause(over)) {
      try {
        WatchedResults.Look look = watched.look();
        failures = 0;
        if (!look.nothing() || !look.left().isEmpty()) {
          say(evening, look);
        }
      } catch (FileException e) {
        if (++failures == PATIENCE) {
          spec.commandLine().getErr().println(e.getMessage());
          spec.commandLine().getErr().flush();
        }
      }
    }
  }

  /** Waits for the next look; tells whether there is one. */
  private boolean pause(AtomicBoolean over) throws InterruptedException {
    for (int tenth = 0; tenth < 10 * every && !over.get(); tenth++) {
      Thread.sleep(100);
    }
    return !over.get();
  }

  private void say(KeptEvening evening, WatchedResults.Look look) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        Text.of(
            "%d new, %d corrected, %d erased. %s",
            look.entered().size(),
            look.corrected().size(),
            look.erased().size(),
            EveningText.progress(evening.current())));
    out.flush();
    List<String> left = look.left();
    PrintWriter err = spec.commandLine().getErr();
    left.forEach(why -> err.println("not entered: " + HarmlessText.of(why)));
    if (!left.isEmpty()) {
      err.println("Maybe the tables had another movement: check the pairs of round 1.");
    }
    err.flush();
  }
}

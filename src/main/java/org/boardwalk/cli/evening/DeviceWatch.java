package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.WatchedResults;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Takes over the results of table devices into the file of an evening again and again, and prints
 * what has changed. A room that serves the same file shows them within seconds. For one thread.
 */
final class DeviceWatch {

  /** The usual number of seconds from one look to the next. */
  static final int USUAL_SECONDS = 5;

  /** How often in a row a database may be unreadable, while another program writes it. */
  private static final int PATIENCE = 3;

  private final PrintWriter out;
  private final PrintWriter err;
  private final EveningStore evening;
  private final WatchedResults watched;

  /** A watch that prints to the output of a command. */
  DeviceWatch(CommandSpec spec, Path file, Path database, Optional<String> section) {
    out = spec.commandLine().getOut();
    err = spec.commandLine().getErr();
    evening = EveningStore.open(file);
    watched = new WatchedResults(database, section, evening);
  }

  /**
   * Looks once.
   *
   * @throws FileException when the database or the evening cannot be read, or the evening cannot be
   *     written
   */
  WatchedResults.Look look() {
    return watched.look();
  }

  /**
   * Looks until it is over. A database that stays unreadable, or whose results cannot be ranked any
   * more, is told once, until it can be used again.
   */
  void until(AtomicBoolean over, int every) throws InterruptedException {
    int failures = 0;
    while (pause(over, every)) {
      try {
        WatchedResults.Look look = watched.look();
        failures = 0;
        if (!look.nothing()) {
          say(look);
        }
      } catch (FileException | IllegalArgumentException e) {
        if (++failures == PATIENCE) {
          tell(String.valueOf(e.getMessage()));
        }
      }
    }
  }

  /** Tells a fault here, and notes it for the desk where the evening itself can be written. */
  private void tell(String fault) {
    err.println(fault);
    err.flush();
    try {
      watched.note(fault);
    } catch (FileException e) {
      // The evening cannot be written: what was printed says so.
      return;
    }
  }

  /** Looks in a thread of its own until the program ends. */
  void start() {
    Thread thread =
        new Thread(
            () -> {
              try {
                until(new AtomicBoolean(), USUAL_SECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "devices");
    thread.setDaemon(true);
    thread.start();
  }

  /** Waits for the next look; tells whether there is one. */
  private static boolean pause(AtomicBoolean over, int every) throws InterruptedException {
    for (int tenth = 0; tenth < 10 * every && !over.get(); tenth++) {
      Thread.sleep(100);
    }
    return !over.get();
  }

  /** Prints what a look has changed. */
  void say(WatchedResults.Look look) {
    out.print(
        Text.of(
            "%d new, %d corrected, %d erased. %s",
            look.entered().size(),
            look.corrected().size(),
            look.erased().size(),
            EveningText.progress(evening.current())));
    out.flush();
    if (!look.gone().isEmpty()) {
      err.println(EveningText.gone(look.gone().size()));
    }
    List<String> left = look.left();
    left.forEach(why -> err.println("not entered: " + HarmlessText.of(why)));
    if (!left.isEmpty()) {
      err.println("Maybe the tables had another movement: check the pairs of round 1.");
    }
    err.flush();
  }
}

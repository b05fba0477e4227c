package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.TimeOrEffort;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Renewal;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Judges every file of a directory of solutions again. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Judges every solution file again, from scratch; or those of some cells of the atlas.",
      "It judges in parallel on this machine; --on says where the searches of --proofs"
          + " are repeated. Exit code 6 means that a file cannot be read, or makes a claim that"
          + " does not hold."
    },
    footer = "boardwalk atlas verify --solutions part-1")
final class AtlasVerifyCommand implements Callable<Integer> {

  private static final Limit USUAL_LIMIT = Limit.time(Duration.ofMinutes(10));

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin AtlasOptions cells = new AtlasOptions();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Files judged and proofs repeated at once here, 1 to 64 (default: all cores).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--proofs",
      description = "Also repeat every exhausted search that a file claims, and remember it.")
  boolean proofs;

  @Option(
      names = "--renew",
      description =
          "Also write sound files again that say less than is known today, such as bounds"
              + " that theorems have raised since.")
  boolean renew;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Limit by the clock for each repeated proof; a proof in cubes continues next time"
              + " (default: 10m).")
  @Nullable Duration time;

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Limit by counted effort for each repeated proof, in place of the clock.")
  @Nullable Duration effort;

  @Mixin OnOption on = new OnOption();

  @Override
  public Integer call() {
    if (workers < 1 || workers > 64) {
      throw new IllegalArgumentException("--workers [" + workers + "] must be from 1 to 64");
    }
    if (!proofs && on.named()) {
      throw new IllegalArgumentException(
          "--on is for --proofs: files are judged here\nMaybe leave it out, or add --proofs.");
    }
    Library library = cells.existing();
    List<String> names = cells.names(library);
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      return verify(library, names, interrupt.cancelled()).code();
    }
  }

  private Exit verify(Library library, List<String> names, AtomicBoolean cancelled) {
    Exit exit = judge(library, names, cancelled);
    if (renew && !cancelled.get()) {
      renew(library, names, cancelled);
    }
    if (proofs && !cancelled.get()) {
      return repeat(library, names, exit, cancelled);
    }
    return cancelled.get() ? Exit.INTERRUPTED : exit;
  }

  private Exit judge(Library library, List<String> names, AtomicBoolean cancelled) {
    long start = System.nanoTime();
    Atlas atlas = Atlas.read(library, names, workers, cancelled::get);
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter out = spec.commandLine().getOut();
    atlas.damaged().forEach(e -> out.println(e.getMessage()));
    out.print(
        Text.of(
            "%d files: %d cells, %d others, %d errors; %.1f s, %.0f files a second, %d workers%n",
            atlas.files(),
            atlas.cells().size(),
            atlas.others().size(),
            atlas.damaged().size(),
            seconds,
            atlas.files() / seconds,
            workers));
    out.flush();
    if (!atlas.damaged().isEmpty()) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(
          Text.count(atlas.damaged().size(), "file")
              + " cannot be read or believed\nMaybe design or solve them again.");
      err.flush();
    }
    interrupted(cancelled, Text.of("%d of %d files judged", atlas.files(), names.size()));
    return atlas.damaged().isEmpty() ? Exit.DONE : Exit.BAD_INPUT;
  }

  /**
   * Reports an interruption. The next run begins with the first file, as each run judges all files
   * afresh.
   */
  private void interrupted(AtomicBoolean cancelled, String done) {
    if (cancelled.get()) {
      PrintWriter err = spec.commandLine().getErr();
      err.print(
          Text.of(
              "Interrupted: %s.%nMaybe run the same command again: it begins with the first file.%n",
              done));
      err.flush();
    }
  }

  private void renew(Library library, List<String> names, AtomicBoolean cancelled) {
    long written =
        names.stream()
            .takeWhile(name -> !cancelled.get())
            .filter(name -> renewed(library, name))
            .count();
    PrintWriter out = spec.commandLine().getOut();
    out.print(Text.of("Written anew: %d files%n", written));
    out.flush();
    interrupted(cancelled, "not every file was looked at, and what was written anew stays");
  }

  /**
   * Whether a file was written anew; false for a damaged file, which has been reported already, and
   * for a file that answers no wish.
   */
  private static boolean renewed(Library library, String name) {
    try {
      return Renewal.renew(library, name);
    } catch (FileException e) {
      return false;
    }
  }

  private Exit repeat(Library library, List<String> names, Exit before, AtomicBoolean cancelled) {
    try (Runner runner = on.runner(workers)) {
      boolean sound =
          new ProofsAgain(
                  library,
                  names,
                  HomeOption.repeated(),
                  HomeOption.proofs().resolve("repeated"),
                  TimeOrEffort.limit(time, effort).orElse(USUAL_LIMIT),
                  spec)
              .sound(runner, cancelled);
      return cancelled.get() ? Exit.INTERRUPTED : sound ? before : Exit.BAD_INPUT;
    }
  }
}

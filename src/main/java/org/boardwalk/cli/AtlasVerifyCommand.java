package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import org.boardwalk.file.FileException;
import org.boardwalk.library.atlas.Atlas;
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
      "Judges every solution file again from scratch, in parallel.",
      "Exits with 6 when a file cannot be read or claims what does not hold."
    })
final class AtlasVerifyCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin HomeOption home = new HomeOption();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Threads, 1 to 64 (all cores if nothing is said).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() {
    if (workers < 1 || workers > 64) {
      throw new IllegalArgumentException("--workers [" + workers + "] must be from 1 to 64");
    }
    if (!Files.isDirectory(home.directory())) {
      throw new FileException(
          home.directory(), 0, "is no directory\nMaybe name it with --solutions.");
    }
    long start = System.nanoTime();
    Atlas atlas = Atlas.read(home.library(), workers);
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter out = spec.commandLine().getOut();
    atlas.damaged().forEach(e -> out.println(e.getMessage()));
    out.printf(
        "%d files: %d cells, %d others, %d errors; %.1f s, %.0f files a second, %d workers%n",
        atlas.files(),
        atlas.cells().size(),
        atlas.others().size(),
        atlas.damaged().size(),
        seconds,
        atlas.files() / seconds,
        workers);
    out.flush();
    return (atlas.damaged().isEmpty() ? Exit.DONE : Exit.BAD_INPUT).code();
  }
}

package org.boardwalk.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Tally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the advance of the atlas. */
@Command(
    name = "science",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "How many cells are settled, and how far the others are from it: two folders of solutions.",
      "Both are judged again, over all cells that either of them has."
    })
final class BenchScienceCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "BEFORE", description = "A folder of solutions.")
  Path before = Path.of("");

  @Parameters(index = "1", paramLabel = "AFTER", description = "A later one.")
  Path after = Path.of("");

  @Option(names = "--cells", description = "Also every cell whose grade or gap is another one now.")
  boolean cells;

  @Override
  public Integer call() {
    Atlas then = read(before);
    Atlas now = read(after);
    Set<Cell> all = new TreeSet<>(then.cells().keySet());
    all.addAll(now.cells().keySet());
    List<String> lines = new ArrayList<>(Advance.table(Tally.of(then, all), Tally.of(now, all)));
    if (cells) {
      lines.add("");
      lines.addAll(Advance.changes(then, now, all));
    }
    lines.forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private static Atlas read(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          "folder of solutions [" + folder + "] is none\nMaybe unpack an earlier release there.");
    }
    // A proof by search counts where this installation has repeated it.
    return Atlas.read(
        Library.alone(folder, HomeOption.repeated()), Runtime.getRuntime().availableProcessors());
  }
}

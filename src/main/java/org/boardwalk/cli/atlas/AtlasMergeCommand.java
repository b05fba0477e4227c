package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Merging.Fate;
import org.boardwalk.library.atlas.AtlasMerge;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Merges folders of solutions. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Merges folders of solutions, such as those of atlas build --shard.",
      "It judges every file again and keeps the better answer; order and repetition make"
          + " no difference. Movements of your own, whose files are not named as answers are,"
          + " stay where they are. Exit code 6 means that a file cannot be believed; it is"
          + " named and left out."
    },
    footer = "boardwalk atlas merge part-1 part-2")
final class AtlasMergeCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders; they are only read.")
  List<Path> folders = List.of();

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new FileException(folder, 0, "is not a directory\nMaybe name another one.");
      }
    }
    PrintWriter err = spec.commandLine().getErr();
    Map<Fate, Integer> fates =
        AtlasMerge.run(
            home.library(), folders, HomeOption.repeated(), e -> err.println(e.getMessage()));
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        Text.of(
            "%s: %d new, %d better, %d as good or worse, %d others, %d damaged%n",
            Text.count(fates.values().stream().mapToInt(Integer::intValue).sum(), "file"),
            fates.getOrDefault(Fate.NEW, 0),
            fates.getOrDefault(Fate.BETTER, 0),
            fates.getOrDefault(Fate.KEPT, 0),
            fates.getOrDefault(Fate.OTHER, 0),
            fates.getOrDefault(Fate.DAMAGED, 0)));
    out.flush();
    err.flush();
    return (fates.containsKey(Fate.DAMAGED) ? Exit.BAD_INPUT : Exit.DONE).code();
  }
}

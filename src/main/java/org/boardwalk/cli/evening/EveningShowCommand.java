package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.TextOrJson;
import org.boardwalk.publish.EveningText;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the file of an evening. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows the file of an evening: the movement, who came and who leads.",
    footer = "boardwalk evening show tuesday.yaml")
final class EveningShowCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "EVENING", description = "The file of an evening.")
  Path file = Path.of("");

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, or json: all that the file holds (default: ${DEFAULT-VALUE}).")
  TextOrJson format = TextOrJson.TEXT;

  @Override
  public Integer call() {
    SavedEvening evening = EveningFile.read(file);
    PrintWriter out = spec.commandLine().getOut();
    out.print(format == TextOrJson.JSON ? EveningFile.json(evening) : EveningText.of(evening));
    out.flush();
    return Exit.DONE.code();
  }
}

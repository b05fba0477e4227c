package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.publish.EveningText;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the file of an evening. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Shows the file of an evening: the movement, who came and who leads; as JSON, all that"
            + " the file holds.",
    footer = "boardwalk evening show tuesday.yaml")
final class EveningShowCommand implements Callable<Integer> {

  @Parameters(paramLabel = "EVENING", description = "The file of an evening.")
  Path file = Path.of("");

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    SavedEvening evening = EveningFile.read(file);
    figures.print(() -> EveningText.of(evening), () -> EveningFile.json(evening));
    return Exit.DONE.code();
  }
}

package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.answer.Judged;
import org.boardwalk.publish.ComparisonText;
import org.boardwalk.publish.json.ComparisonJson;
import org.boardwalk.quality.Measured;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows movements side by side. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows movements side by side, and says what is better where.")
final class CompareCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      arity = "2..26",
      description = "Movements of any formats, 2 to 26. " + MovementFiles.FORMATS)
  List<Path> paths = List.of();

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Mixin MovementFiles files = new MovementFiles();

  @Override
  public Integer call() {
    List<ComparisonText.Entrant> entrants = new ArrayList<>();
    for (Path path : paths) {
      entrants.add(entrant(path));
    }
    spec.commandLine()
        .getOut()
        .print(figures.json() ? ComparisonJson.of(entrants) : ComparisonText.of(entrants));
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private ComparisonText.Entrant entrant(Path path) {
    Judged judged = files.judged(path);
    return new ComparisonText.Entrant(
        path.toString(), Measured.of(judged.movement(), judged.card()));
  }
}

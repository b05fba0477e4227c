package org.boardwalk.cli.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.ReportOptions;
import org.boardwalk.publish.ComparisonReport;
import org.boardwalk.publish.Reported;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.quality.Measured;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.answer.Judged;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows movements side by side. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares movements side by side, and says what is better where.",
      "The total cost has the weights that the files name, where they agree, else"
          + " 8·partner + 4·opponent + side + direction."
    },
    footer = "boardwalk compare movement.yaml other.yaml")
public final class CompareCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      arity = "2..26",
      description = "Movements of any formats, 2 to 26. " + MovementFiles.FORMATS)
  List<Path> paths = List.of();

  @Mixin ReportOptions report = new ReportOptions();

  @Mixin MovementFiles files = new MovementFiles();

  @Override
  public Integer call() {
    report.check();
    List<Judged> all = paths.stream().map(files::judged).toList();
    Weights weights = Judged.common(all);
    List<ComparisonReport.Entrant> entrants = new ArrayList<>();
    for (Judged judged : all) {
      entrants.add(
          new ComparisonReport.Entrant(
              paths.get(entrants.size()).toString(),
              Measured.of(judged.movement(), judged.card(), weights)));
    }
    report.write(Reported.of(ComparisonReport.of(entrants), () -> MovementJson.compared(entrants)));
    return Exit.DONE.code();
  }
}

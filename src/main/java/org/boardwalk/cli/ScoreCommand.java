package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.boardwalk.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.RankingCsv;
import org.boardwalk.publish.RankingHtml;
import org.boardwalk.publish.RankingText;
import org.boardwalk.publish.paper.RankingPdf;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Scores a finished event. */
@Command(
    name = "score",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Scores a finished event and ranks it, each field of winners on its own.",
      "The first line of RESULTS names its columns: board, what tells a play from others (one or"
          + " more of round, table, ns, ew, north, south, east, west), then score, or contract,"
          + " declarer, result.",
      "A score is points for NS (420, -50), a contract (4S N +1, 4Sx N -1, 3NT E =), pass, an"
          + " average (A+, A, A-, 55%%) or NP; two with / between are for NS and for EW, both as NS"
          + " see them. What is not entered is reported and counts for nothing."
    })
final class ScoreCommand implements Callable<Integer> {

  /** How a ranking is written. */
  enum Shape {
    TEXT,
    CSV,
    HTML,
    PDF;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin MovementFiles files = new MovementFiles();

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "MOVEMENT", description = MovementFiles.FORMATS)
  Path movement = Path.of("");

  @Parameters(paramLabel = "RESULTS", description = "A CSV file with a result a line.")
  Path results = Path.of("");

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "matchpoints",
      converter = MethodConverter.class,
      description =
          "matchpoints; aggregate: total points; imps: against the mean of the board (Butler);"
              + " cross-imps: against every other score; teams: IMPs between tables 1 and 2, 3 and"
              + " 4, ... (default: ${DEFAULT-VALUE}).")
  ScoringMethod method = ScoringMethod.MATCHPOINTS;

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description = "Names, one a line in the order of the numbers, or number,name.")
  @Nullable Path names;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, csv, html, or pdf with --out (default: ${DEFAULT-VALUE}).")
  Shape format = Shape.TEXT;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the ranking to FILE instead.")
  @Nullable Path out;

  @Override
  public Integer call() {
    Movement played = files.judged(movement).movement();
    Map<Integer, String> named = names == null ? Map.of() : NamesFile.read(names, played);
    Ranking ranking = Ranking.of(ResultsCsv.read(results, played), method);
    switch (format) {
      case TEXT -> write(RankingText.of(ranking, named));
      case CSV -> write(RankingCsv.of(ranking, named));
      case HTML -> write(RankingHtml.of(ranking, named));
      case PDF -> WholeFile.write(pdfFile(), RankingPdf.of(ranking, named));
    }
    return Exit.DONE.code();
  }

  private Path pdfFile() {
    if (out == null) {
      throw new IllegalArgumentException("--format [pdf] needs a file\nMaybe add --out FILE.pdf");
    }
    return out;
  }

  private void write(String text) {
    if (out == null) {
      PrintWriter writer = spec.commandLine().getOut();
      writer.print(text);
      writer.flush();
    } else {
      WholeFile.write(out, text);
    }
  }
}

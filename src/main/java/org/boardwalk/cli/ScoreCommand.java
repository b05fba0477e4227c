package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.boardwalk.library.FileException;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.library.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.RankingCsv;
import org.boardwalk.publish.RankingHtml;
import org.boardwalk.publish.RankingText;
import org.boardwalk.scoring.Method;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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
    HTML;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "MOVEMENT", description = "A solution file, see solutions/.")
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
  Method method = Method.MATCHPOINTS;

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description = "Names, one a line in the order of the numbers, or number,name.")
  @Nullable Path names;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, csv or html (default: ${DEFAULT-VALUE}).")
  Shape format = Shape.TEXT;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the ranking to FILE instead.")
  @Nullable Path out;

  @Override
  public Integer call() {
    Movement played =
        SolutionFile.read(movement)
            .movement()
            .orElseThrow(
                () ->
                    new FileException(
                        movement,
                        0,
                        "holds no movement, but a proof that there is none\nMaybe another file was"
                            + " meant."));
    Map<Integer, String> named = names == null ? Map.of() : NamesFile.read(names, played);
    Ranking ranking = Ranking.of(ResultsCsv.read(results, played), method);
    String text =
        switch (format) {
          case TEXT -> RankingText.of(ranking, named);
          case CSV -> RankingCsv.of(ranking, named);
          case HTML -> RankingHtml.of(ranking, named);
        };
    if (out == null) {
      PrintWriter writer = spec.commandLine().getOut();
      writer.print(text);
      writer.flush();
    } else {
      WholeFile.write(out, text);
    }
    return Exit.DONE.code();
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Times the scoring of an event. */
@Command(
    name = "score",
    mixinStandardHelpOptions = true,
    description = "Time to score 40 tables and 26 boards, beside comparing every two scores.")
final class BenchScoreCommand implements Callable<Integer> {

  private static final int TABLES = 40;
  private static final int BOARDS = 26;

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    ScoringTimes times = ScoringTimes.of(TABLES, BOARDS);
    out.print(
        Text.of(
            "Matchpoints of %d tables and %d boards: first %.1f ms, warm %.2f ms, of which the scores"
                + " %.2f ms; every two compared %.2f ms (ratio %.1f).%n",
            TABLES,
            BOARDS,
            times.first(),
            times.ranking(),
            times.awards(),
            times.plain(),
            times.plain() / times.awards()));
    out.flush();
    return Exit.DONE.code();
  }
}

package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Times the judge. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    description = "Time of a scorecard, for a small movement and a large one.")
final class BenchJudgeCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    double small = Judging.millis(13, 13);
    double large = Judging.millis(100, 30);
    out.print(
        Text.of(
            "Scorecard, warm: %.2f ms for 13 players and 13 rounds, %.2f ms for 100 and 30 (ratio %.0f; limit 50 ms).%n",
            small, large, large / small));
    out.flush();
    return Exit.DONE.code();
  }
}

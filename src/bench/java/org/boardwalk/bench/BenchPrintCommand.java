package org.boardwalk.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Times printing. */
@Command(
    name = "print",
    mixinStandardHelpOptions = true,
    description = "Time to print every paper for 60 players and 13 rounds, beside the page alone.")
final class BenchPrintCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Printing.Time time = Printing.of(60, 13);
    out.print(
        Text.of(
            "Every paper for 60 players and 13 rounds: %.2f s as PDF of %d kB from nothing, %.2f s"
                + " as page alone afterwards (ratio %.1f; limit 5 s).%n",
            time.seconds(),
            time.bytes() / 1000,
            time.pageSeconds(),
            time.seconds() / time.pageSeconds()));
    out.flush();
    return Exit.DONE.code();
  }
}

package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a movement in another program's format. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes a movement in another program's format.",
      "What the format has no place for is named on standard error."
    })
final class ExportCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = MovementFiles.FORMATS)
  Path file = Path.of("");

  @Mixin MovementFiles files = new MovementFiles();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description =
          "asc (Dutch federation), bws (Bridgemate), csv (spreadsheet), ebuscore, magic"
              + " (Magic Contest, pairs), bridgescorer, json (for programs), acblscore (what to key"
              + " in there).")
  MovementFormat format = MovementFormat.ASC;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to FILE, as a whole; bws needs it.")
  @Nullable Path out;

  @Override
  public Integer call() {
    Movement movement = files.judged(file).movement();
    if (out == null) {
      PrintWriter stdout = spec.commandLine().getOut();
      stdout.print(Exchange.text(movement, format));
      stdout.flush();
    } else {
      WholeFile.write(out, Exchange.bytes(movement, format));
    }
    List<String> lost = Exchange.lost(movement, format, Unstated.USUAL);
    if (!lost.isEmpty()) {
      spec.commandLine()
          .getErr()
          .print(Text.of("Not in %s: %s%n", format.files(), String.join(", ", lost)));
    }
    return Exit.DONE.code();
  }
}

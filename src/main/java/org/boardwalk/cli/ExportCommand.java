package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.HarmlessText;
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

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          MovementFiles.FORMATS
              + " Several, or one that holds several, become one library of EBUScore.")
  List<Path> paths = List.of();

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
    OutEnding.check(out, List.of(format.suffix()));
    List<Movement> movements =
        paths.stream().flatMap(path -> files.movements(path).stream()).toList();
    if (out == null) {
      PrintWriter stdout = spec.commandLine().getOut();
      stdout.print(Exchange.text(movements, format));
      stdout.flush();
    } else if (movements.size() == 1) {
      WholeFile.write(out, Exchange.bytes(movements.get(0), format));
    } else {
      WholeFile.write(out, Exchange.text(movements, format).getBytes(StandardCharsets.UTF_8));
    }
    PrintWriter err = spec.commandLine().getErr();
    movements.forEach(movement -> lost(movement, movements.size() > 1, err));
    err.flush();
    return Exit.DONE.code();
  }

  private void lost(Movement movement, boolean among, PrintWriter err) {
    List<String> lost = Exchange.lost(movement, format, Unstated.USUAL);
    if (!lost.isEmpty()) {
      String which = among ? HarmlessText.of(movement.name()) + ": " : "";
      err.print(Text.of("%sNot in %s: %s%n", which, format.files(), String.join(", ", lost)));
    }
  }
}

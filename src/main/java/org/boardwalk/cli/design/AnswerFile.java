package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.FilledDatabase;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.HarmlessText;
import org.jspecify.annotations.Nullable;

/**
 * The file after {@code --out} of a command that designs: by its ending our own, or the movement in
 * the format of another program.
 */
final class AnswerFile {

  private AnswerFile() {}

  /**
   * Refuses the ending of a file that holds no movement, and a database in which table devices have
   * written.
   */
  static void check(@Nullable Path out) {
    if (out != null) {
      FilledDatabase.refuse(out);
      List<String> endings = new ArrayList<>(OutEnding.OURS);
      endings.addAll(MovementFormat.endings());
      OutEnding.check(out, endings);
    }
  }

  /**
   * Refuses before a search what another program's format cannot hold.
   *
   * @throws IllegalArgumentException when it cannot, with the reason
   */
  static void check(@Nullable Path out, Kind kind, int tables) {
    if (out != null) {
      MovementFormat.named(out).ifPresent(format -> Exchange.check(format, kind, tables));
    }
  }

  /**
   * Writes the solution, or its movement in another program's format. What that has no place for is
   * named on {@code err}.
   *
   * @throws IllegalArgumentException when the format cannot hold the movement, with the reason
   */
  static void write(Path out, Solution solution, PrintWriter err) {
    FilledDatabase.refuse(out);
    Optional<MovementFormat> format = MovementFormat.named(out);
    if (format.isEmpty()) {
      SolutionFile.write(out, solution);
      return;
    }
    solution
        .movement()
        .ifPresentOrElse(
            movement -> write(out, movement, format.get(), err),
            () -> err.println(HarmlessText.of(out + " is not written: there is no movement.")));
    err.flush();
  }

  private static void write(Path out, Movement movement, MovementFormat format, PrintWriter err) {
    WholeFile.write(out, Exchange.bytes(movement, format));
    List<String> lost = Exchange.lost(movement, format, Unstated.USUAL);
    if (!lost.isEmpty()) {
      err.println(HarmlessText.of(Exchange.notIn(format, lost)));
    }
  }
}

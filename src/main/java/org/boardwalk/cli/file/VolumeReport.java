package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.Volume;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.publish.json.MovementJson.Checked;
import org.boardwalk.wish.answer.Judged;

/**
 * A report on all movements of a file, a line for each: its size, its quality, and the rules that
 * it breaks.
 */
final class VolumeReport {

  private final Volume volume;
  private int sound;
  private int broken;
  private int unreadable;

  VolumeReport(Volume volume) {
    this.volume = volume;
  }

  Exit print(PrintWriter out, PrintWriter err, boolean json) {
    List<Checked> checked = volume.pieces().stream().map(this::checked).toList();
    if (json) {
      out.print(MovementJson.checked(checked));
    } else {
      checked.forEach(c -> out.println(HarmlessText.of(c.source() + ": " + c.status())));
      out.println(
          Text.of(
              "%d movements: %d keep all rules, %d break rules, %d cannot be read",
              volume.pieces().size(), sound, broken, unreadable));
    }
    out.flush();
    if (unreadable > 0) {
      err.println(
          new FileException(
                  volume.path(),
                  0,
                  Text.of(
                          "%s of %d cannot be read",
                          Text.count(unreadable, "movement"), checked.size())
                      + "\nMaybe the result says why, or the file was damaged.")
              .getMessage());
      err.flush();
    }
    if (broken > 0) {
      return Exit.BROKEN_RULES;
    }
    return unreadable > 0 ? Exit.BAD_INPUT : Exit.DONE;
  }

  private Checked checked(Piece piece) {
    try {
      Movement movement = MovementFiles.judgeable(volume.path(), piece.movementOrFault());
      Judged judged = Judged.of(movement);
      count(judged);
      return new Checked(piece.label(), Optional.of(judged), JudgedLine.of(judged), List.of());
    } catch (FileException e) {
      unreadable++;
      return unjudged(piece, piece.unreadable(e), List.of(e.getMessage()));
    }
  }

  private static Checked unjudged(Piece piece, String why, List<String> faults) {
    return new Checked(piece.label(), Optional.empty(), why, faults);
  }

  private void count(Judged judged) {
    if (judged.card().valid()) {
      sound++;
    } else {
      broken++;
    }
  }
}

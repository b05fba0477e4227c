package org.boardwalk.cli;

import java.io.PrintWriter;
import org.boardwalk.answer.Judged;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.Volume;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.text.Text;

/** All movements of a file, a line for each: its size, how good it is, and what is broken. */
final class VolumeReport {

  private final Volume volume;
  private int sound;
  private int broken;
  private int unreadable;
  private int teams;

  VolumeReport(Volume volume) {
    this.volume = volume;
  }

  Exit print(PrintWriter out) {
    volume.pieces().forEach(piece -> out.println(HarmlessText.of(line(piece))));
    out.println(
        Text.of(
            "%d movements: %d keep all rules, %d break rules, %d cannot be read, %d of teams",
            volume.pieces().size(), sound, broken, unreadable, teams));
    out.flush();
    if (broken > 0) {
      return Exit.BROKEN_RULES;
    }
    return unreadable > 0 ? Exit.BAD_INPUT : Exit.DONE;
  }

  private String line(Piece piece) {
    if (piece.teams().isPresent()) {
      teams++;
      return Text.of("%s: not for us: teams (%s)", piece.label(), piece.teams().get());
    }
    try {
      Movement movement = MovementFiles.judgeable(volume.path(), piece.movementOf(volume.path()));
      return piece.label() + ": " + judged(Judged.of(movement));
    } catch (FileException e) {
      unreadable++;
      String what = e.what().lines().findFirst().orElse("");
      String told = what.startsWith(piece.label()) ? what.substring(piece.label().length()) : what;
      String why = told.replaceFirst("^: ", "");
      return Text.of("%s: cannot be read: %s (line %d)", piece.label(), why, e.line());
    }
  }

  private String judged(Judged judged) {
    if (judged.card().valid()) {
      sound++;
    } else {
      broken++;
    }
    return JudgedLine.of(judged);
  }
}

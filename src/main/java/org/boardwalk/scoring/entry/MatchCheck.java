package org.boardwalk.scoring.entry;

import java.util.HashMap;
import java.util.Map;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/** Checks matches of teams without a movement: tables 1 and 2, 3 and 4, and so on. */
final class MatchCheck {

  private MatchCheck() {}

  /**
   * Refuses results without a table, and matches in which other teams sit at the second table.
   *
   * @throws FileException with the first such line
   */
  static void refuse(Sheaf sheaf) {
    Map<String, Slip> tables = new HashMap<>();
    Map<String, Slip> matches = new HashMap<>();
    LineFaults faults = new LineFaults(sheaf.path());
    for (Slip slip : sheaf.slips()) {
      String round = slip.section() + "/" + slip.round() + "/" + slip.board() + "/";
      Slip again = tables.putIfAbsent(round + slip.table(), slip);
      Slip there = matches.putIfAbsent(round + (slip.table() + 1) / 2, slip);
      if (slip.table() == 0) {
        faults.add(slip.line(), nowhere(slip));
      } else if (again != null) {
        faults.add(slip.line(), twice(slip, again));
      } else if (there == null ? ns(slip).equals(ew(slip)) : !exchanged(slip, there)) {
        faults.add(slip.line(), others(slip));
      }
    }
    faults.refuse();
  }

  private static WrongScore nowhere(Slip slip) {
    return new WrongScore(
        Text.of("table [] of board [%d] is missing", slip.board()),
        "Maybe add a column table: tables 1 and 2 are a match, 3 and 4 the next one.");
  }

  private static WrongScore twice(Slip slip, Slip again) {
    return new WrongScore(
        Text.of("board [%d] at table %d is there twice", slip.board(), slip.table())
            + again.first(),
        "Maybe a number is wrong, or add a column round.");
  }

  private static WrongScore others(Slip slip) {
    return new WrongScore(
        Text.of(
            "board [%d] at table %d: teams [%s] and [%s] do not change sides from one table of a"
                + " match to the other",
            slip.board(), slip.table(), ns(slip), ew(slip)),
        "Maybe a number is wrong: the same two teams play at both tables.");
  }

  private static boolean exchanged(Slip slip, Slip other) {
    return ns(slip).equals(ew(other)) && ew(slip).equals(ns(other)) && !ns(slip).equals(ew(slip));
  }

  private static String ns(Slip slip) {
    return slip.numbers().getOrDefault(Seat.NORTH, "");
  }

  private static String ew(Slip slip) {
    return slip.numbers().getOrDefault(Seat.EAST, "");
  }
}

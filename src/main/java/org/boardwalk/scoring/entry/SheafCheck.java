package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.text.Text;

/** What can be checked of results without a movement. */
final class SheafCheck {

  private static final int LISTED = 6;

  /** A number that most have, and who has others. */
  private record Odd(int usual, String others) {}

  private SheafCheck() {}

  /**
   * Refuses whoever plays a board twice, or in two places in a round.
   *
   * @throws FileException with the first line of them, or the board
   */
  static void refuse(Sheaf sheaf) {
    boolean teams = sheaf.method().filter(m -> m == ScoringMethod.TEAMS).isPresent();
    if (teams && sheaf.kind() == Kind.PAIRS && sheaf.winners() == 1) {
      // A team plays each board at two tables.
      return;
    }
    Map<String, Slip> boards = new HashMap<>();
    LineFaults faults = new LineFaults(sheaf.path());
    for (Slip slip : sheaf.slips()) {
      for (Seat seat : slip.numbers().keySet()) {
        SideNumbers.Key key = SideNumbers.key(sheaf, slip, seat);
        Slip before = boards.putIfAbsent(slip.board() + "/" + key, slip);
        if (before != null) {
          WrongScore fault = twice(slip, before, key);
          if (slip.line() == 0) {
            throw new FileException(sheaf.path(), 0, fault.words());
          }
          faults.add(slip.line(), fault);
        }
      }
    }
    faults.refuse();
  }

  private static WrongScore twice(Slip slip, Slip before, SideNumbers.Key key) {
    String who =
        (key.section().isEmpty() ? "" : "section " + key.section() + ", ")
            + key.side().map(s -> s + " ").orElse("")
            + key.number();
    return new WrongScore(
        before.equals(slip)
            ? Text.of("board [%d]: [%s] plays against themselves", slip.board(), who)
            : Text.of("board [%d] is played twice by [%s]", slip.board(), who)
                + (before.line() > 0 ? ", first in line " + before.line() : ""),
        "Maybe a number is wrong, or NS and EW use the same ones: then add --winners 2.");
  }

  /** What is strange, and yet may be: boards played unequally often, meetings of unequal length. */
  static List<String> remarks(List<Slip> slips) {
    List<String> remarks = new ArrayList<>();
    Map<String, Integer> plays = new TreeMap<>();
    Map<String, Integer> meetings = new TreeMap<>();
    for (Slip slip : slips) {
      plays.merge(Text.of("%5d", slip.board()), 1, Integer::sum);
      meetings.merge(
          slip.numbers().values().stream().sorted().collect(Collectors.joining(" and ")),
          1,
          Integer::sum);
    }
    odd(plays)
        .map(o -> Text.of("Boards were played %s, but %s.", counted(o.usual(), "time"), o.others()))
        .ifPresent(remarks::add);
    odd(meetings)
        .map(o -> Text.of("Meetings have %s, but %s.", counted(o.usual(), "board"), o.others()))
        .ifPresent(remarks::add);
    return remarks;
  }

  private static String counted(int count, String what) {
    return Text.of(count == 1 ? "%d %s" : "%d %ss", count, what);
  }

  private static Optional<Odd> odd(Map<String, Integer> counts) {
    Map<Integer, Integer> often = new TreeMap<>();
    counts.values().forEach(n -> often.merge(n, 1, Integer::sum));
    if (often.size() < 2) {
      return Optional.empty();
    }
    int usual = often.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    List<String> others = new ArrayList<>();
    for (int n : new TreeSet<>(often.keySet())) {
      if (n != usual) {
        List<String> which =
            counts.entrySet().stream()
                .filter(e -> e.getValue() == n)
                .map(e -> e.getKey().strip())
                .toList();
        int more = which.size() - LISTED;
        others.add(
            which.stream().limit(LISTED).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "")
                + ": "
                + n);
      }
    }
    return Optional.of(new Odd(usual, String.join("; ", others)));
  }
}

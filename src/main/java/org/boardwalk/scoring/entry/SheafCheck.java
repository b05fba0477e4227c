package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/** Checks results without a movement. */
final class SheafCheck {

  private static final int LISTED = 6;

  /** A number that most have, and a list of those that have other numbers. */
  private record Odd(int usual, String others) {}

  private SheafCheck() {}

  /**
   * Refuses contestants that play a board twice, have two averages on it, or are in two places in a
   * round.
   *
   * @throws FileException with the first such line, or the board
   */
  static void refuse(SubmittedResults submitted) {
    Map<String, Slip> boards = new HashMap<>();
    Map<String, Slip> rounds = new HashMap<>();
    LineFaults faults = new LineFaults(submitted.path());
    for (Slip slip : submitted.slips()) {
      for (Seat seat : slip.numbers().keySet()) {
        SideNumbers.Key key = SideNumbers.key(submitted, slip, seat);
        Slip before = boards.putIfAbsent(slip.board() + "/" + kind(slip) + "/" + key, slip);
        if (before != null) {
          faults.add(
              slip.line(),
              () -> new WrongScore(twice(slip, before, key), advice(submitted.kind(), key)));
        }
        Slip there = slip.placed() ? rounds.putIfAbsent(slip.round() + "/" + key, slip) : null;
        if (there != null && there.table() != slip.table()) {
          faults.add(
              slip.line(),
              () -> new WrongScore(twoPlaces(slip, there, key), advice(submitted.kind(), key)));
        }
      }
    }
    faults.refuse();
  }

  /** An average stands beside a score from play, as for a board that was played too early. */
  private static String kind(Slip slip) {
    return slip.entered().fromPlay() ? "played" : "average";
  }

  private static String advice(Kind kind, SideNumbers.Key key) {
    return key.side().isEmpty() && kind != Kind.INDIVIDUAL
        ? "Maybe a number is wrong, or NS and EW use the same ones: then say that there are 2 winners."
        : "Maybe a number is wrong.";
  }

  private static String who(SideNumbers.Key key) {
    return (key.section().isEmpty() ? "" : "section " + key.section() + ", ")
        + key.label(false, true);
  }

  private static String twice(Slip slip, Slip before, SideNumbers.Key key) {
    return before.equals(slip)
        ? Text.of("board [%d]: [%s] plays against themselves", slip.board(), who(key))
        : Text.of("board [%d] is played twice by [%s]", slip.board(), who(key)) + before.first();
  }

  private static String twoPlaces(Slip slip, Slip there, SideNumbers.Key key) {
    return Text.of(
            "round [%d]: [%s] is at tables %d and %d",
            slip.round(), who(key), there.table(), slip.table())
        + there.first();
  }

  /**
   * Remarks on what is unusual, but possible: boards played unequally often, meetings of unequal
   * length.
   *
   * @param meeting the contestants that met on a slip
   */
  static List<String> remarks(List<Slip> slips, Function<Slip, String> meeting) {
    List<String> remarks = new ArrayList<>();
    Map<String, Integer> plays = new TreeMap<>();
    Map<String, Integer> meetings = new TreeMap<>();
    for (Slip slip : slips) {
      plays.merge(Text.of("%5d", slip.board()), 1, Integer::sum);
      meetings.merge(meeting.apply(slip), 1, Integer::sum);
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

package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.LostGames;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.TableMoves.Move;

/** Says which pairs or lone players stay at a table, and how the others move. */
final class TableMovesText {

  private final Movement movement;
  private final Attendance attendance;
  private final TableMoves moves;
  private final List<Integer> stationary;

  TableMovesText(Movement movement, Attendance attendance) {
    this.movement = LostGames.restored(movement).inWholeRounds();
    this.attendance = attendance;
    this.moves = TableMoves.of(this.movement);
    // Contestants who left early may not have had time to move, so they do not count as stationary.
    this.stationary =
        moves.stationary().stream()
            .filter(
                c ->
                    IntStream.rangeClosed(1, movement.rounds().size())
                        .allMatch(r -> attendance.present(c, r)))
            .toList();
  }

  List<String> lines() {
    int all = moves.ups() + moves.others().size();
    if (all == 0) {
      return List.of("Moves: nobody leaves their table.");
    }
    Optional<String> ofLines = LineMovesText.of(movement);
    if (ofLines.isPresent()) {
      return List.of("Moves: " + ofLines.get() + ".");
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        Text.of(
            "Moves: %s move up one table %s.",
            stationary.isEmpty() ? "all" : keeping() + "; the others",
            moves.others().isEmpty()
                ? "after every round"
                : moves.ups() + " of " + Text.count(all, "time")));
    // Where most moves differ, as in a Howell, "up one" is not the rule, and exceptions to it say
    // nothing.
    if (moves.ups() > moves.others().size()) {
      exceptions().forEach((what, whose) -> lines.add("  " + what + ": " + who(whose)));
    }
    return lines;
  }

  /**
   * The contestants who always play at one table, in either direction, such as: pair 7 keeps their
   * table, pairs 1-6 come back to theirs.
   */
  private String keeping() {
    HalfTables half = HalfTables.of(movement, attendance);
    Set<Integer> back = new TreeSet<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      back.addAll(movement.sittingOut(r));
      half.in(r).forEach(wait -> back.remove(wait.contestant()));
    }
    back.retainAll(stationary);
    Set<Integer> keep = new TreeSet<>(stationary);
    keep.removeAll(back);
    String kept = keep.isEmpty() ? "" : who(keep) + (keep.size() == 1 ? " keeps" : " keep");
    String cameBack = back.isEmpty() ? "" : who(back) + (back.size() == 1 ? " comes" : " come");
    if (keep.isEmpty()) {
      return cameBack + " back to their table";
    }
    return kept + " their table" + (back.isEmpty() ? "" : ", " + cameBack + " back to theirs");
  }

  private String who(Collection<Integer> whose) {
    boolean one = whose.size() == 1;
    return (one ? Wording.contestant(movement.kind()) : movement.kind().contestants())
        + " "
        + movement.numbering().ranges(whose);
  }

  private Map<String, Set<Integer>> exceptions() {
    Map<Integer, Map<String, Set<Integer>>> byRound = new TreeMap<>();
    for (Move move : moves.others()) {
      byRound
          .computeIfAbsent(move.round(), r -> new TreeMap<>())
          .computeIfAbsent(what(move), w -> new TreeSet<>())
          .add(move.contestant());
    }
    Map<String, Set<Integer>> exceptions = new LinkedHashMap<>();
    byRound.values().forEach(exceptions::putAll);
    return exceptions;
  }

  private String what(Move move) {
    int up = move.up(movement.tables());
    String step =
        up == 0
            ? "at the same table again"
            : 2 * up > movement.tables() ? "down " + (movement.tables() - up) : "up " + up;
    int out = move.back() - move.round() - 1;
    return Text.of(
        "after round %d %s%s",
        move.round(), step, out == 0 ? "" : ", " + Text.count(out, "round") + " out");
  }
}

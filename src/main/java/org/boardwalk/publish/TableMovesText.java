package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.TableMoves.Move;
import org.boardwalk.text.Text;

/** Who stays at a table and how the others move, for pairs and lone players. */
final class TableMovesText {

  private final Movement movement;
  private final TableMoves moves;

  TableMovesText(Movement movement) {
    this.movement = movement;
    this.moves = TableMoves.of(movement);
  }

  List<String> lines() {
    int all = moves.ups() + moves.others().size();
    if (all == 0) {
      return List.of("Moves: nobody leaves their table.");
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        Text.of(
            "Moves: %s up one table %s.",
            moves.stationary().isEmpty()
                ? "nobody stays; everybody moves"
                : staying() + "; the others move",
            moves.others().isEmpty()
                ? "after every round"
                : moves.ups() + " of " + Text.count(all, "time")));
    // Where most moves are others, as in a Howell, up one is not the rule to be excepted from.
    if (moves.ups() > moves.others().size()) {
      exceptions().forEach((what, whose) -> lines.add("  " + what + ": " + who(whose)));
    }
    return lines;
  }

  /** Such as: pair 7 stays, pairs 1-6 come back to their table. */
  private String staying() {
    HalfTables half = HalfTables.of(movement);
    Set<Integer> back = new TreeSet<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      Optional<Integer> waits = half.in(r).map(HalfTables.Wait::contestant);
      back.addAll(movement.rounds().get(r - 1).sittingOut(movement.contestants()));
      waits.ifPresent(back::remove);
    }
    back.retainAll(moves.stationary());
    Set<Integer> stay = new TreeSet<>(moves.stationary());
    stay.removeAll(back);
    return Stream.of(
            stay.isEmpty() ? "" : who(stay) + (stay.size() == 1 ? " stays" : " stay"),
            back.isEmpty()
                ? ""
                : who(back) + (back.size() == 1 ? " comes back" : " come back") + " to their table")
        .filter(said -> !said.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private String who(Collection<Integer> whose) {
    boolean one = whose.size() == 1;
    return (one ? Wording.contestant(movement.kind()) : movement.kind().contestants())
        + " "
        + NumberRanges.of(whose);
  }

  private Map<String, Set<Integer>> exceptions() {
    Map<Integer, Map<String, Set<Integer>>> byRound = new TreeMap<>();
    for (Move move : moves.others()) {
      byRound
          .computeIfAbsent(move.round(), r -> new TreeMap<>())
          .computeIfAbsent(what(move), w -> new TreeSet<>())
          .add(move.contestant());
    }
    Map<String, Set<Integer>> exceptions = new java.util.LinkedHashMap<>();
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

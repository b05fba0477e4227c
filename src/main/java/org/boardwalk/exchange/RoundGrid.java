package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/** A movement as a grid, for formats with one place for every table in every round. */
final class RoundGrid {

  private RoundGrid() {}

  /**
   * A table in a round.
   *
   * @param table the table, from 1
   * @param round the round, from 1
   * @param encounter the encounter there, if any
   * @param waiting the pair that sits out there; 0 for none
   */
  record Spot(int table, int round, Optional<Encounter> encounter, int waiting) {}

  /**
   * The places by table and round. Pairs that sit out wait at unused tables, as long as there are
   * any, in their own section; players of an individual do not.
   *
   * @param format the name of the format, for the message
   * @throws IllegalArgumentException when a table has two encounters in a round
   */
  static List<Spot> of(Movement movement, String format) {
    List<Spot> cells = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      Round round = movement.rounds().get(r - 1);
      Map<Integer, Encounter> at = new HashMap<>();
      for (Encounter e : round.encounters()) {
        if (at.put(e.table(), e) != null) {
          throw new IllegalArgumentException(
              Text.of(
                  "round %d, table [%d] has two encounters, but %s can hold only one",
                  r, e.table(), format));
        }
      }
      boolean pairs = movement.kind() == Kind.PAIRS;
      List<Integer> out =
          new ArrayList<>(pairs ? round.sittingOut(movement.contestants()) : List.of());
      for (int t = 1; t <= movement.tables(); t++) {
        Optional<Encounter> encounter = Optional.ofNullable(at.get(t));
        String called = movement.table(t);
        int waiting =
            out.stream()
                .filter(c -> encounter.isEmpty())
                .filter(c -> called.startsWith(movement.numbering().sections().letter(c)))
                .findFirst()
                .orElse(0);
        out.remove(Integer.valueOf(waiting));
        cells.add(new Spot(t, r, encounter, waiting));
      }
    }
    cells.sort(Comparator.comparingInt(Spot::table).thenComparingInt(Spot::round));
    return cells;
  }

  /** Refuses a kind of contestants that a format cannot hold. */
  static void refuse(Kind kind, Kind refused, String why) {
    if (kind == refused) {
      throw new IllegalArgumentException(Text.of("kind [%s] %s", Word.of(kind), why));
    }
  }
}

package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;

/** All ways to number and turn the tables of a round, by enumeration. */
final class EveryNumbering {

  private final Round round;
  private final List<Integer> choice;
  private final List<Round> all;

  private EveryNumbering(Round round, List<Integer> choice, List<Round> all) {
    this.round = round;
    this.choice = choice;
    this.all = all;
  }

  static List<Round> of(Round round, Turns turns) {
    List<Round> all = new ArrayList<>();
    turns.choices().forEach(c -> new EveryNumbering(round, c, all).extend(List.of()));
    return all;
  }

  private void extend(List<Encounter> placed) {
    if (placed.size() == round.encounters().size()) {
      all.add(new Round(placed));
      return;
    }
    Encounter e = round.encounters().get(placed.size());
    for (Encounter slot : round.encounters()) {
      if (placed.stream().noneMatch(p -> p.table() == slot.table())) {
        for (int quarters : choice) {
          List<Encounter> more = new ArrayList<>(placed);
          more.add(Rearranged.at(slot.table(), e, quarters));
          extend(more);
        }
      }
    }
  }
}

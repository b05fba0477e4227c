package org.boardwalk.cli.atlas;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.answer.Judged;

/** Our movements of teams, for comparison with those of others. */
final class TeamForms {

  private TeamForms() {}

  /** The known forms of the size of a movement of teams that make movements of teams, judged. */
  static List<Judged> like(Movement theirs) {
    FormSize size = new FormSize(theirs.tables(), theirs.rounds().size(), theirs.boards().sets());
    return NamedForms.known().stream()
        .flatMap(form -> form.build(size).stream())
        .filter(m -> m.contestants() == theirs.contestants() && compares(m))
        .map(Judged::of)
        .toList();
  }

  /**
   * Whether it is a movement of teams, where team t of n has the pairs t and n + t: whenever the NS
   * pair of one team meets the EW pair of another, their other pairs play the same boards against
   * each other, in that round or another one.
   */
  static boolean compares(Movement movement) {
    int teams = movement.contestants() / 2;
    Set<List<Integer>> played = new HashSet<>();
    Set<List<Integer>> due = new HashSet<>();
    for (Encounter e : movement.rounds().stream().flatMap(r -> r.encounters().stream()).toList()) {
      int ns = e.seating().at(Direction.NS).get(0);
      int ew = e.seating().at(Direction.EW).get(0);
      if (ns > teams || ew <= teams || ew - teams == ns) {
        return false;
      }
      played.add(List.of(ns, ew - teams, e.set()));
      due.add(List.of(ew - teams, ns, e.set()));
    }
    return !played.isEmpty() && played.equals(due);
  }
}

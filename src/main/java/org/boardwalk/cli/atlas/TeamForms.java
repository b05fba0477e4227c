package org.boardwalk.cli.atlas;

import java.util.List;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.wish.answer.Judged;

/** Our movements of teams, for comparison with those of others. */
final class TeamForms {

  private TeamForms() {}

  /** The known forms of the size of a movement of teams that make movements of teams, judged. */
  static List<Judged> like(Movement theirs) {
    FormSize size = new FormSize(theirs.tables(), theirs.rounds().size(), theirs.boards().sets());
    return NamedForms.known().stream()
        .flatMap(form -> form.build(size).stream())
        .filter(m -> m.contestants() == theirs.contestants() && TeamsOfFour.in(m))
        .map(Judged::of)
        .toList();
  }
}

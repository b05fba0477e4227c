package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.ScoringMethod;

/**
 * All that was handed in, whatever format it came in.
 *
 * @param path the file
 * @param name what the event is called
 * @param kind who is ranked
 * @param winners 1 or 2 rankings; 0 where nobody says
 * @param slips boards and scores, in the order of the file
 * @param entrants those whom the file names
 * @param method how the file says that it is scored
 */
record Sheaf(
    Path path,
    String name,
    Kind kind,
    int winners,
    List<Slip> slips,
    List<Participant> entrants,
    Optional<ScoringMethod> method) {

  Sheaf {
    slips = List.copyOf(slips);
    entrants = List.copyOf(entrants);
  }

  /** Whether contestants are teams, who play each board at two tables. */
  boolean ofTeams() {
    return method.filter(ScoringMethod::ofTeams).isPresent() && kind == Kind.PAIRS && winners == 1;
  }

  Sheaf with(int otherWinners, List<Slip> others) {
    return new Sheaf(path, name, kind, otherWinners, others, entrants, method);
  }

  /** The same, scored otherwise than the file says. */
  Sheaf scored(Optional<ScoringMethod> other) {
    return new Sheaf(path, name, kind, winners, slips, entrants, other);
  }
}

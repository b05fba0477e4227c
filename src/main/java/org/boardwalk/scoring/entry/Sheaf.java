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
 * @param remarks what to say beside, such as how unclear scores were read
 */
record Sheaf(
    Path path,
    String name,
    Kind kind,
    int winners,
    List<Slip> slips,
    List<Participant> entrants,
    Optional<ScoringMethod> method,
    List<String> remarks) {

  Sheaf {
    slips = List.copyOf(slips);
    entrants = List.copyOf(entrants);
    remarks = List.copyOf(remarks);
  }

  Sheaf with(int otherWinners, List<Slip> others) {
    return new Sheaf(path, name, kind, otherWinners, others, entrants, method, remarks);
  }

  /** The same, scored otherwise than the file says. */
  Sheaf scored(Optional<ScoringMethod> other) {
    return new Sheaf(path, name, kind, winners, slips, entrants, other, remarks);
  }
}

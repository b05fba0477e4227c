package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Optional;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Results that came without a movement, ready to be ranked.
 *
 * @param event who played what, and the scores
 * @param entrants names and what the director added, where the file has any
 * @param method how the file says that it is scored
 * @param remarks what should be said beside: how unclear scores were read, what is strange
 */
public record HandedIn(
    Event event, Entrants entrants, Optional<ScoringMethod> method, List<String> remarks) {

  /** Copies the list. */
  public HandedIn {
    remarks = List.copyOf(remarks);
  }
}

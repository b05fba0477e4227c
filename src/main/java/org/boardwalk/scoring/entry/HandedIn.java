package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Results that came without a movement, ready to be ranked.
 *
 * @param event who played what, and the scores
 * @param names names by number, where the file has any
 * @param corrections what the director added, where the file says so
 * @param method how the file says that it is scored
 * @param remarks what should be said beside: how unclear scores were read, what is strange
 */
public record HandedIn(
    Event event,
    Map<Integer, String> names,
    List<Correction> corrections,
    Optional<ScoringMethod> method,
    List<String> remarks) {

  /** Copies the collections. */
  public HandedIn {
    names = Map.copyOf(names);
    corrections = List.copyOf(corrections);
    remarks = List.copyOf(remarks);
  }
}

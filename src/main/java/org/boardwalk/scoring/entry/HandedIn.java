package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Optional;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Results that came without a movement, ready to be ranked.
 *
 * @param event the plays and their scores
 * @param entrants names and the director's corrections, where the file has any
 * @param method the scoring method, where the file names one
 * @param remarks sentences to print beside: how unclear scores were read, and anything unusual
 */
public record HandedIn(
    Event event, Entrants entrants, Optional<ScoringMethod> method, List<String> remarks) {

  /** Copies the list. */
  public HandedIn {
    remarks = List.copyOf(remarks);
  }
}

package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Optional;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Stated;
import org.boardwalk.scoring.Terms;

/**
 * Results that came without a movement, ready to be ranked.
 *
 * @param event the plays and their scores
 * @param entrants names and the director's corrections, where the file has any
 * @param method the scoring method, where the file names one
 * @param remarks sentences to print beside: how unclear scores were read, and anything unusual
 * @param stated what the file itself states of the ranking; nothing where another method is chosen
 * @param members the club and its people, where the file names them
 */
public record HandedIn(
    Event event,
    Entrants entrants,
    Optional<ScoringMethod> method,
    List<String> remarks,
    Stated stated,
    Members members) {

  /** Copies the list. */
  public HandedIn {
    remarks = List.copyOf(remarks);
  }

  /**
   * @param chosen the method that is ranked by
   * @param rounding how exactly scores are reckoned
   * @param datum the rule for the datum of Butler scores
   * @return sentences on what the file states otherwise than this program finds with the
   *     corrections of the file; empty where all agree, or where it is ranked by another method
   */
  public List<String> differences(ScoringMethod chosen, Rounding rounding, Datum datum) {
    return stated.equals(Stated.NONE) || !method.equals(Optional.of(chosen))
        ? List.of()
        : stated.differences(
            Ranking.of(
                event, chosen, new Terms(entrants.corrections(), rounding, List.of(), datum)));
  }
}

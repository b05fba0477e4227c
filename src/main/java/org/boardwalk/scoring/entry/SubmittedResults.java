package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.ScoringMethod;

/**
 * All results handed in, independent of the file format.
 *
 * @param path the file
 * @param name the name of the event
 * @param kind the kind of contestants
 * @param winners 1 or 2 rankings; 0 where the file does not say
 * @param slips boards and scores, in the order of the file
 * @param entrants the contestants named in the file
 * @param method the scoring method, where the file names one
 * @param otherwise a sentence where it is ranked by another method than the file names; else empty
 * @param club the club, where the file names it
 * @param across whether the file compares its sections with each other
 */
record SubmittedResults(
    Path path,
    String name,
    Kind kind,
    int winners,
    List<Slip> slips,
    List<Participant> entrants,
    Optional<ScoringMethod> method,
    String otherwise,
    Members club,
    boolean across) {

  /** The most results of a file: a board at one table each. */
  static final int MOST_RESULTS = 50_000;

  SubmittedResults {
    slips = List.copyOf(slips);
    entrants = List.copyOf(entrants);
  }

  /**
   * @throws FileException when a file has more results than can be scored
   */
  static void refuseMany(Path path, int results) {
    if (results > MOST_RESULTS) {
      throw new FileException(
          path, 0, Text.of("has more than %d results\nMaybe score it in parts.", MOST_RESULTS));
    }
  }

  /** Whether contestants are teams, each of which plays each board at two tables. */
  boolean ofTeams() {
    return method.filter(ScoringMethod::ofTeams).isPresent() && kind == Kind.PAIRS && winners == 1;
  }

  SubmittedResults with(int otherWinners, List<Slip> others) {
    return new SubmittedResults(
        path, name, kind, otherWinners, others, entrants, method, otherwise, club, across);
  }

  /** This sheaf with another scoring method. */
  SubmittedResults scored(Optional<ScoringMethod> other) {
    return new SubmittedResults(
        path, name, kind, winners, slips, entrants, other, otherwise, club, across);
  }
}

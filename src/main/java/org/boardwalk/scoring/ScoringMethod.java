package org.boardwalk.scoring;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;

/** The scoring methods. */
public enum ScoringMethod implements Scoring {
  /** Two for each score beaten, one for each equal one; factored where boards have fewer scores. */
  MATCHPOINTS,
  /** Total points. */
  AGGREGATE,
  /** IMPs against the mean score of the board, after Butler. */
  IMPS,
  /** The mean of the IMPs against every other score of the board. */
  CROSS_IMPS,
  /** IMPs between two tables that play equal boards in a round, as teams of four. */
  TEAMS,
  /** Two for each board won between the two tables of a match, one for a halved board. */
  BOARD_A_MATCH,
  /** IMPs as between teams; those of each match are converted to 20 victory points. */
  VICTORY_POINTS;

  /**
   * @param event a finished event
   * @return the gain of each side at each play that counts, exact; plays without a score that can
   *     be compared have none. O(s log s) for s scores
   * @throws IllegalArgumentException when the method cannot score the movement
   */
  @Override
  public List<Award> awards(Event event) {
    return awards(event, Datum.USUAL);
  }

  /** The gains by a rule for the datum, which counts only where IMPs are scored against it. */
  List<Award> awards(Event event, Datum datum) {
    return scoring(datum).awards(event);
  }

  /** {@return the method that is usual for it: that of teams for theirs, else matchpoints} */
  public static ScoringMethod usual(Movement movement) {
    return TeamsOfFour.in(movement) ? TEAMS : MATCHPOINTS;
  }

  /**
   * @return whether the two tables of a match are compared, so that contestants belong to teams
   */
  public boolean ofTeams() {
    return this == TEAMS || this == BOARD_A_MATCH || this == VICTORY_POINTS;
  }

  /** {@return whether contestants are ranked by their share of what they could win, in percent} */
  public boolean byShare() {
    return this == MATCHPOINTS || this == BOARD_A_MATCH;
  }

  private Scoring scoring(Datum datum) {
    return switch (this) {
      case MATCHPOINTS -> new Matchpoints();
      case AGGREGATE -> new Aggregate();
      case IMPS -> new Butler(datum);
      case CROSS_IMPS -> new CrossImps();
      case TEAMS, VICTORY_POINTS -> new Teams(TeamScale.IMPS);
      case BOARD_A_MATCH -> new Teams(TeamScale.BOARDS);
    };
  }
}

package org.boardwalk.scoring;

import java.util.List;

/** How an event is scored. */
public enum ScoringMethod implements Scoring {
  /** Two for each score beaten, one for each equal one; factored where boards have fewer scores. */
  MATCHPOINTS,
  /** Total points. */
  AGGREGATE,
  /** IMPs against the mean score of the board, after Butler. */
  IMPS,
  /** The mean of the IMPs against every other score of the board. */
  CROSS_IMPS,
  /** IMPs between two tables that play the same boards in a round, as teams of four. */
  TEAMS;

  /**
   * @param event a finished event
   * @return what each side gains at each play that counts, exact; plays without a score that can be
   *     compared have none. O(s log s) for s scores
   * @throws IllegalArgumentException when the movement cannot be scored so
   */
  @Override
  public List<Award> awards(Event event) {
    return scoring().awards(event);
  }

  private Scoring scoring() {
    return switch (this) {
      case MATCHPOINTS -> new Matchpoints();
      case AGGREGATE -> new Aggregate();
      case IMPS -> new Butler();
      case CROSS_IMPS -> new CrossImps();
      case TEAMS -> new Teams();
    };
  }
}

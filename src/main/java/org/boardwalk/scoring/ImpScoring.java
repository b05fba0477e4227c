package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * IMPs of each score within its column; averages are 3 IMPs for each 10 % off the half. A board
 * with a single score cannot be compared, and is left out.
 */
abstract sealed class ImpScoring implements Scoring permits CrossImps, Butler {

  @Override
  public final List<Award> awards(Event event) {
    List<Award> awards = new ArrayList<>();
    for (SideScores column : SideScores.of(event)) {
      Map<Integer, Fraction> gained = new HashMap<>();
      if (column.comparable() >= 2) {
        column.counts().keySet().forEach(points -> gained.put(points, imps(points, column)));
      }
      for (Result result : column.results()) {
        Score score = result.of(column.side());
        if (score instanceof Score.Artificial average) {
          add(awards, column, result, ImpScale.imps(average));
        } else if (!gained.isEmpty() && !score.outcomes().isEmpty()) {
          add(awards, column, result, column.mean(score, gained));
        }
      }
    }
    return awards;
  }

  /** IMPs of a number of points that occurs in a column of at least two scores. */
  abstract Fraction imps(int points, SideScores column);

  private static void add(List<Award> awards, SideScores column, Result result, Fraction imps) {
    awards.add(new Award(result, column.side(), imps, Fraction.ZERO));
  }
}
